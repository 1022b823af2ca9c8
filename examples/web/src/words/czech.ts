// SPDX-License-Identifier: MIT
import type { Words } from '../words';

export const words: Words = {
  newGame: 'Nová hra', undo: 'Zpět', save: 'Uložit', load: 'Načíst', share: 'Sdílet', replay: 'Přehrát', online: 'Online', language: 'Jazyk', menu: 'Nabídka',
  hint: 'Tip', hintLead: 'Očekávaný náskok na konci, v bodech', hintTurn: 'Očekávané body tahu', noHints: 'Tipy se nepodařilo načíst. Je k dispozici síť?',
  turnTile: 'Otočit kartičku', placeHere: 'Položit sem', toPlace: 'Kartička k položení', log: 'Průběh', account: 'Účet', tiles: 'Zbývá', help: 'Nápověda',
  points: 'body', person: 'Člověk', easy: 'Snadný hráč', normal: 'Dobrý hráč', hard: 'Silný hráč', expert: 'Expert', game: 'Hra', dice: 'Kostková hra',
  seats: 'Místa', options: 'Volby a domácí pravidla', seed: 'Číslo hry', start: 'Začít', cancel: 'Zrušit', close: 'Zavřít', copied: 'Odkaz je ve schránce.',
  copy: 'Kopírovat odkaz', shareText: 'Kdo otevře tento odkaz, uvidí tuto hru a může v ní pokračovat.', over: 'Hra skončila.',
  thinks: 'přemýšlí', now: 'nyní', ifNow: 'kdyby byl konec', complete: 'po dokončení', nobody: 'nikdo', owners: 'Majitelé', present: 'stojí tam také', zoomIn: 'Blíž', zoomOut: 'Dál', fit: 'Celé pole',
  undone: 'Vráceno:', cell: 'Pole', board: 'Hrací pole', choose: 'Vybrat', tilesOf: 'kartičky', name: 'Jméno', random: 'náhodně', nothing: 'Zatím se nic nebodovalo.',
  helpText: 'Šipky se pohybují po poli, Tab jde na další povolené místo, R otáčí kartičku, Enter ji položí, P vynechá, U vrací, H poradí. Kolečko otáčí kartičku; s Ctrl zvětšuje.',
  room: 'Kód stolu', join: 'Přidat se', open: 'Otevřít stůl', server: 'Server', offline: 'Spojení je přerušeno; nový pokus.', waiting: 'Chybějí hráči. Tento odkaz vede sem:', watch: 'Dívat se', absent: 'Jazyk se nepodařilo načíst. Je k dispozici síť?', noTable: 'Stůl se neotevřel. Je na této adrese server a stůl s tímto kódem?',
  gaveUp: 'Spojení je přerušeno. Ke svému místu se vrátíte novým načtením stránky.', unreachable: 'Server se stoly není dostupný. Je k dispozici síť?', brokenLink: 'Tento odkaz je poškozený: hru v něm nelze přečíst.', you: 'vy', youPlay: 'Vaše barva:', youWatch: 'Tento stůl sledujete.', fits: 'Kartička sem pasuje.', goneTable: 'Tento stůl je zavřený.',
  games: 'Hry', keptGame: 'Rozehraná hra zůstane uložena v nabídce „Hry“.', notKept: 'Hra na stole se neukládá. Chcete-li se k ní vrátit, uložte ji předtím do souboru.', keptSeat: 'Vaše místo vám zůstane: vrátíte se k němu přes „Online“, dokud se stůl nezavře.', goOn: 'Hrát dál', remove: 'Smazat', sure: 'Smazat natrvalo?', shown: 'právě na stole', mySeats: 'Vaše místa:', noGames: 'Není tu uložena žádná hra.', unreadable: 'nelze přečíst',
  brokenSave: 'Hru z minulé návštěvy nelze přečíst. Zůstává v nabídce „Hry“.', apart: 'Jiná karta prohlížeče tuto hru změnila. Co hrajete tady, je teď samostatná hra; obě zůstávají v nabídce „Hry“.', full: 'Prohlížeč už další tahy neuloží: jeho úložiště je plné nebo zakázané. Uložte hru do souboru, nebo některou smažte v nabídce „Hry“.', foreign: 'Tato stránka na tomto serveru nehraje, protože ho její provozovatel neuvedl:',
};
