// SPDX-License-Identifier: MIT
import type { Words } from '../words';

export const words: Words = {
  newGame: 'Neues Spiel', undo: 'Zurück', save: 'Sichern', load: 'Laden', share: 'Teilen', replay: 'Wiederholung', online: 'Online', language: 'Sprache', menu: 'Menü',
  hint: 'Tipp', hintLead: 'Erwarteter Vorsprung am Ende, in Punkten', hintTurn: 'Erwartete Punkte des Zugs', noHints: 'Die Tipps ließen sich nicht laden. Gibt es ein Netz?',
  turnTile: 'Karte drehen', placeHere: 'Hier anlegen', toPlace: 'Karte zum Anlegen', log: 'Verlauf', account: 'Abrechnung', tiles: 'Restkarten', help: 'Hilfe',
  points: 'Punkte', person: 'Mensch', easy: 'Leichter Spieler', normal: 'Guter Spieler', hard: 'Starker Spieler', expert: 'Experte', game: 'Spiel', dice: 'Das Würfelspiel',
  seats: 'Plätze', options: 'Optionen und Hausregeln', seed: 'Nummer des Spiels', start: 'Beginnen', cancel: 'Abbrechen', close: 'Schließen', copied: 'Der Link ist in der Zwischenablage.',
  copy: 'Link kopieren', shareText: 'Wer diesen Link öffnet, sieht dieses Spiel und kann von hier weiterspielen.', over: 'Das Spiel ist zu Ende.',
  thinks: 'überlegt', now: 'jetzt', ifNow: 'wäre jetzt Schluss', complete: 'wenn fertig', nobody: 'niemand', owners: 'Besitzer', present: 'auch dort', zoomIn: 'Näher', zoomOut: 'Weiter', fit: 'Ganzes Feld',
  undone: 'Zurückgenommen:', cell: 'Feld', board: 'Spielfeld', choose: 'Auswählen', tilesOf: 'Karten', name: 'Name', random: 'zufällig', nothing: 'Noch wurde nichts gewertet.',
  helpText: 'Pfeiltasten gehen über das Spielfeld, Tab zum nächsten erlaubten Platz, R dreht die Karte, Enter legt an, P passt, U nimmt zurück, H gibt einen Tipp. Das Rad dreht die Karte; mit Strg vergrößert es.',
  room: 'Code des Tischs', join: 'Mitspielen', open: 'Tisch eröffnen', server: 'Server', offline: 'Die Verbindung ist weg; neuer Versuch.', waiting: 'Es fehlen Mitspieler. Dieser Link führt hierher:', watch: 'Zuschauen', absent: 'Die Sprache ließ sich nicht laden. Gibt es ein Netz?', noTable: 'Der Tisch ging nicht auf. Gibt es unter dieser Adresse einen Server und einen Tisch mit diesem Code?',
  gaveUp: 'Die Verbindung ist weg. Die Seite neu laden führt zum eigenen Platz zurück.', unreachable: 'Der Server der Tische ist nicht zu erreichen. Gibt es ein Netz?', brokenLink: 'Dieser Link ist beschädigt: Das Spiel darin ist nicht lesbar.', you: 'du', youPlay: 'Du spielst', youWatch: 'Du schaust an diesem Tisch zu.', fits: 'Die Karte passt hier.', goneTable: 'Dieser Tisch ist geschlossen.',
  games: 'Spiele', keptGame: 'Das laufende Spiel bleibt erhalten: Es steht unter „Spiele“.', notKept: 'Das Spiel auf dem Tisch wird nicht aufgehoben. Willst du es wiederhaben, sichere es vorher als Datei.', keptSeat: 'Dein Platz bleibt deiner: Unter „Online“ kommst du zurück, bis der Tisch schließt.', goOn: 'Weiterspielen', remove: 'Löschen', sure: 'Endgültig löschen?', shown: 'liegt jetzt auf dem Tisch', mySeats: 'Deine Plätze:', noGames: 'Hier ist kein Spiel aufgehoben.', unreadable: 'nicht lesbar',
  brokenSave: 'Das Spiel des letzten Besuchs ist nicht lesbar. Es bleibt unter „Spiele“.', apart: 'Ein anderer Tab hat dieses Spiel verändert. Was du hier spielst, ist jetzt ein eigenes Spiel; beide bleiben unter „Spiele“.', full: 'Dieser Browser hebt keinen weiteren Zug auf: Sein Speicher ist voll oder gesperrt. Sichere das Spiel als Datei oder lösche eines unter „Spiele“.', foreign: 'Diese Seite spielt nicht auf diesem Server, denn ihr Betreiber hat ihn nicht eingetragen:',
};
