// SPDX-License-Identifier: MIT
// The words of the page in its languages; all sentences about the game come from the library.
import czech from 'bastide/texts/czech.txt?url';
import french from 'bastide/texts/french.txt?url';
import german from 'bastide/texts/german.txt?url';
import romanian from 'bastide/texts/romanian.txt?url';

const english = {
  newGame: 'New game', undo: 'Undo', save: 'Save', load: 'Load', share: 'Share', replay: 'Replay', online: 'Online', language: 'Language', menu: 'Menu',
  turnTile: 'Turn the tile', placeHere: 'Place here', pass: 'Pass', toPlace: 'Tile to place', log: 'Log', account: 'Account', tiles: 'Tiles left', help: 'Help',
  points: 'points', pieces: 'pieces', person: 'Person', easy: 'Easy player', normal: 'Good player', hard: 'Strong player', game: 'Game', dice: 'The dice game',
  seats: 'Seats', options: 'Options and house rules', seed: 'Number of the game', start: 'Start', cancel: 'Cancel', close: 'Close', copied: 'The link is in the clipboard.',
  copy: 'Copy the link', shareText: 'Whoever opens this link sees this game and can play on from here.', replayText: 'Move the slider through the game.', over: 'The game is over.',
  thinks: 'is thinking', now: 'now', ifNow: 'if it ended now', complete: 'when complete', nobody: 'nobody', owners: 'Owners', left: 'left', zoomIn: 'Closer', zoomOut: 'Farther', fit: 'Whole board',
  undone: 'Taken back:', cell: 'Cell', board: 'Board', choose: 'Choose', tilesOf: 'tiles', final: 'Final standing', name: 'Name', random: 'random', nothing: 'Nothing was scored yet.',
  helpText: 'Arrow keys move over the board, Tab goes to the next legal place, R turns the tile, Enter places, P passes, U takes back. The wheel turns the tile; with Ctrl it zooms.',
  room: 'Code of the table', join: 'Join', open: 'Open a table', server: 'Server', offline: 'The connection is lost; trying again.', waiting: 'Waiting for players. Share this link:', watch: 'Watch',
};
export type Words = typeof english;

const deutsch: Words = {
  newGame: 'Neues Spiel', undo: 'Zurück', save: 'Sichern', load: 'Laden', share: 'Teilen', replay: 'Wiederholung', online: 'Online', language: 'Sprache', menu: 'Menü',
  turnTile: 'Karte drehen', placeHere: 'Hier anlegen', pass: 'Passen', toPlace: 'Karte zum Anlegen', log: 'Verlauf', account: 'Abrechnung', tiles: 'Restkarten', help: 'Hilfe',
  points: 'Punkte', pieces: 'Figuren', person: 'Mensch', easy: 'Leichter Spieler', normal: 'Guter Spieler', hard: 'Starker Spieler', game: 'Spiel', dice: 'Das Würfelspiel',
  seats: 'Plätze', options: 'Optionen und Hausregeln', seed: 'Nummer des Spiels', start: 'Beginnen', cancel: 'Abbrechen', close: 'Schließen', copied: 'Der Link ist in der Zwischenablage.',
  copy: 'Link kopieren', shareText: 'Wer diesen Link öffnet, sieht dieses Spiel und kann von hier weiterspielen.', replayText: 'Der Regler führt durch das Spiel.', over: 'Das Spiel ist zu Ende.',
  thinks: 'überlegt', now: 'jetzt', ifNow: 'wäre jetzt Schluss', complete: 'wenn fertig', nobody: 'niemand', owners: 'Besitzer', left: 'übrig', zoomIn: 'Näher', zoomOut: 'Weiter', fit: 'Ganzes Feld',
  undone: 'Zurückgenommen:', cell: 'Feld', board: 'Spielfeld', choose: 'Auswählen', tilesOf: 'Karten', final: 'Endstand', name: 'Name', random: 'zufällig', nothing: 'Noch wurde nichts gewertet.',
  helpText: 'Pfeiltasten gehen über das Spielfeld, Tab zum nächsten erlaubten Platz, R dreht die Karte, Enter legt an, P passt, U nimmt zurück. Das Rad dreht die Karte; mit Strg vergrößert es.',
  room: 'Code des Tischs', join: 'Mitspielen', open: 'Tisch eröffnen', server: 'Server', offline: 'Die Verbindung ist weg; neuer Versuch.', waiting: 'Es fehlen Mitspieler. Dieser Link führt hierher:', watch: 'Zuschauen',
};
const français: Words = {
  newGame: 'Nouvelle partie', undo: 'Annuler', save: 'Sauver', load: 'Charger', share: 'Partager', replay: 'Revoir', online: 'En ligne', language: 'Langue', menu: 'Menu',
  turnTile: 'Tourner la tuile', placeHere: 'Poser ici', pass: 'Passer', toPlace: 'Tuile à poser', log: 'Journal', account: 'Décompte', tiles: 'Tuiles restantes', help: 'Aide',
  points: 'points', pieces: 'pièces', person: 'Personne', easy: 'Joueur facile', normal: 'Bon joueur', hard: 'Fort joueur', game: 'Jeu', dice: 'Le jeu de dés',
  seats: 'Places', options: 'Options et règles maison', seed: 'Numéro de la partie', start: 'Commencer', cancel: 'Annuler', close: 'Fermer', copied: 'Le lien est dans le presse-papiers.',
  copy: 'Copier le lien', shareText: 'Ce lien montre cette partie et permet de la continuer.', replayText: 'Le curseur parcourt la partie.', over: 'La partie est finie.',
  thinks: 'réfléchit', now: 'maintenant', ifNow: 'si c’était fini', complete: 'une fois complet', nobody: 'personne', owners: 'Propriétaires', left: 'restantes', zoomIn: 'Plus près', zoomOut: 'Plus loin', fit: 'Tout le plateau',
  undone: 'Annulé :', cell: 'Case', board: 'Plateau', choose: 'Choisir', tilesOf: 'tuiles', final: 'Classement final', name: 'Nom', random: 'au hasard', nothing: 'Rien n’a encore été marqué.',
  helpText: 'Les flèches parcourent le plateau, Tab va à la prochaine place permise, R tourne la tuile, Entrée la pose, P passe, U annule. La molette tourne la tuile ; avec Ctrl elle agrandit.',
  room: 'Code de la table', join: 'Jouer', open: 'Ouvrir une table', server: 'Serveur', offline: 'Connexion perdue ; nouvel essai.', waiting: 'Il manque des joueurs. Partagez ce lien :', watch: 'Regarder',
};
const čeština: Words = {
  newGame: 'Nová hra', undo: 'Zpět', save: 'Uložit', load: 'Načíst', share: 'Sdílet', replay: 'Přehrát', online: 'Online', language: 'Jazyk', menu: 'Nabídka',
  turnTile: 'Otočit kartičku', placeHere: 'Položit sem', pass: 'Vynechat', toPlace: 'Kartička k položení', log: 'Průběh', account: 'Účet', tiles: 'Zbývá', help: 'Nápověda',
  points: 'bodů', pieces: 'figurek', person: 'Člověk', easy: 'Snadný hráč', normal: 'Dobrý hráč', hard: 'Silný hráč', game: 'Hra', dice: 'Kostková hra',
  seats: 'Místa', options: 'Volby a domácí pravidla', seed: 'Číslo hry', start: 'Začít', cancel: 'Zrušit', close: 'Zavřít', copied: 'Odkaz je ve schránce.',
  copy: 'Kopírovat odkaz', shareText: 'Kdo otevře tento odkaz, uvidí tuto hru a může v ní pokračovat.', replayText: 'Posuvník prochází hrou.', over: 'Hra skončila.',
  thinks: 'přemýšlí', now: 'nyní', ifNow: 'kdyby byl konec', complete: 'po dokončení', nobody: 'nikdo', owners: 'Majitelé', left: 'zbývá', zoomIn: 'Blíž', zoomOut: 'Dál', fit: 'Celé pole',
  undone: 'Vráceno:', cell: 'Pole', board: 'Hrací pole', choose: 'Vybrat', tilesOf: 'kartiček', final: 'Konečné pořadí', name: 'Jméno', random: 'náhodně', nothing: 'Zatím se nic nebodovalo.',
  helpText: 'Šipky se pohybují po poli, Tab jde na další povolené místo, R otáčí kartičku, Enter ji položí, P vynechá, U vrací. Kolečko otáčí kartičku; s Ctrl zvětšuje.',
  room: 'Kód stolu', join: 'Přidat se', open: 'Otevřít stůl', server: 'Server', offline: 'Spojení je přerušeno; nový pokus.', waiting: 'Chybějí hráči. Tento odkaz vede sem:', watch: 'Dívat se',
};
const română: Words = {
  newGame: 'Joc nou', undo: 'Înapoi', save: 'Salvează', load: 'Încarcă', share: 'Trimite', replay: 'Reluare', online: 'Online', language: 'Limba', menu: 'Meniu',
  turnTile: 'Rotește cartonașul', placeHere: 'Pune aici', pass: 'Pas', toPlace: 'Cartonaș de pus', log: 'Jurnal', account: 'Socoteala', tiles: 'Rămase', help: 'Ajutor',
  points: 'puncte', pieces: 'piese', person: 'Om', easy: 'Jucător ușor', normal: 'Jucător bun', hard: 'Jucător puternic', game: 'Joc', dice: 'Jocul cu zaruri',
  seats: 'Locuri', options: 'Opțiuni și reguli ale casei', seed: 'Numărul jocului', start: 'Începe', cancel: 'Renunță', close: 'Închide', copied: 'Legătura este copiată.',
  copy: 'Copiază legătura', shareText: 'Cine deschide legătura vede acest joc și poate continua de aici.', replayText: 'Cursorul parcurge jocul.', over: 'Jocul s-a terminat.',
  thinks: 'se gândește', now: 'acum', ifNow: 'dacă s-ar termina', complete: 'când e complet', nobody: 'nimeni', owners: 'Stăpâni', left: 'rămase', zoomIn: 'Mai aproape', zoomOut: 'Mai departe', fit: 'Toată tabla',
  undone: 'Retras:', cell: 'Celula', board: 'Tabla', choose: 'Alege', tilesOf: 'cartonașe', final: 'Clasament final', name: 'Nume', random: 'la întâmplare', nothing: 'Încă nu s-a punctat nimic.',
  helpText: 'Săgețile merg pe tablă, Tab la următorul loc permis, R rotește cartonașul, Enter îl pune, P pas, U înapoi. Rotița rotește cartonașul; cu Ctrl mărește.',
  room: 'Codul mesei', join: 'Joacă', open: 'Deschide o masă', server: 'Server', offline: 'Conexiunea s-a pierdut; încerc din nou.', waiting: 'Lipsesc jucători. Legătura spre masă:', watch: 'Privește',
};

export interface Tongue { code: string; name: string; words: Words; address: string | null }
export const tongues: Tongue[] = [
  { code: 'en', name: 'English', words: english, address: null },
  { code: 'cs', name: 'Čeština', words: čeština, address: czech },
  { code: 'de', name: 'Deutsch', words: deutsch, address: german },
  { code: 'fr', name: 'Français', words: français, address: french },
  { code: 'ro', name: 'Română', words: română, address: romanian },
];

export let tongue = tongues[0]!;
export let say: Words = english;

export function choose(code: string): Tongue {
  tongue = tongues.find((each) => each.code === code) ?? tongues[0]!;
  say = tongue.words;
  document.documentElement.lang = tongue.code;
  return tongue;
}
