// SPDX-License-Identifier: MIT
import type { Words } from '../words';

export const words: Words = {
  newGame: 'Joc nou', undo: 'Înapoi', save: 'Salvează', load: 'Încarcă', share: 'Trimite', replay: 'Reluare', online: 'Online', language: 'Limba', menu: 'Meniu',
  hint: 'Sfat', hintLead: 'Avansul așteptat la sfârșit, în puncte', hintTurn: 'Punctele așteptate ale turei', noHints: 'Sfaturile nu au putut fi încărcate. Există o rețea?',
  turnTile: 'Rotește cartonașul', placeHere: 'Pune aici', toPlace: 'Cartonaș de pus', log: 'Jurnal', account: 'Socoteala', tiles: 'Rămase', help: 'Ajutor',
  points: 'puncte', person: 'Om', easy: 'Jucător ușor', normal: 'Jucător bun', hard: 'Jucător puternic', expert: 'Expert', game: 'Joc', dice: 'Jocul cu zaruri',
  seats: 'Locuri', options: 'Opțiuni și reguli ale casei', seed: 'Numărul jocului', start: 'Începe', cancel: 'Renunță', close: 'Închide', copied: 'Legătura este copiată.',
  copy: 'Copiază legătura', shareText: 'Cine deschide legătura vede acest joc și poate continua de aici.', over: 'Jocul s-a terminat.',
  thinks: 'se gândește', now: 'acum', ifNow: 'dacă s-ar termina', complete: 'când e complet', nobody: 'nimeni', owners: 'Stăpâni', present: 'mai sunt acolo', zoomIn: 'Mai aproape', zoomOut: 'Mai departe', fit: 'Toată tabla',
  undone: 'Retras:', cell: 'Celula', board: 'Tabla', choose: 'Alege', tilesOf: 'cartonașe', name: 'Nume', random: 'la întâmplare', nothing: 'Încă nu s-a punctat nimic.',
  helpText: 'Săgețile merg pe tablă, Tab la următorul loc permis, R rotește cartonașul, Enter îl pune, P pas, U înapoi, H dă un sfat. Rotița rotește cartonașul; cu Ctrl mărește.',
  room: 'Codul mesei', join: 'Joacă', open: 'Deschide o masă', server: 'Server', offline: 'Conexiunea s-a pierdut; încerc din nou.', waiting: 'Lipsesc jucători. Legătura spre masă:', watch: 'Privește', absent: 'Limba nu a putut fi încărcată. Există o rețea?', noTable: 'Masa nu s-a deschis. Există un server la această adresă și o masă cu acest cod?',
  gaveUp: 'Conexiunea s-a pierdut. Reîncarcă pagina ca să revii la locul tău.', unreachable: 'Serverul meselor nu răspunde. Există o rețea?', brokenLink: 'Această legătură este stricată: jocul din ea nu se poate citi.', you: 'tu', youPlay: 'Joci cu', youWatch: 'Privești această masă.', fits: 'Cartonașul se potrivește aici.', goneTable: 'Această masă este închisă.',
  games: 'Jocuri', keptGame: 'Jocul în curs se păstrează: rămâne la „Jocuri”.', notKept: 'Jocul de pe masă nu se păstrează. Ca să revii la el, salvează-l mai întâi într-un fișier.', keptSeat: 'Locul rămâne al tău: revii la el prin „Online”, până se închide masa.', goOn: 'Joacă mai departe', remove: 'Șterge', sure: 'Ștergi definitiv?', shown: 'acum pe masă', mySeats: 'Locurile tale:', noGames: 'Aici nu este păstrat niciun joc.', unreadable: 'nu se poate citi',
  brokenSave: 'Jocul de la ultima vizită nu se poate citi. Rămâne la „Jocuri”.', apart: 'O altă filă a schimbat acest joc. Ce joci aici este acum un joc separat; ambele rămân la „Jocuri”.', full: 'Acest browser nu mai păstrează nicio mutare: spațiul lui este plin sau închis. Salvează jocul într-un fișier sau șterge unul la „Jocuri”.', foreign: 'Această pagină nu joacă pe acest server, fiindcă proprietarul ei nu l-a înscris:',
};
