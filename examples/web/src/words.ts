// SPDX-License-Identifier: MIT
// The words of the page in its languages; all sentences about the game come from the library. Languages are fetched when they are chosen.
import czech from 'bastide/texts/czech.txt?url';
import french from 'bastide/texts/french.txt?url';
import german from 'bastide/texts/german.txt?url';
import romanian from 'bastide/texts/romanian.txt?url';

const english = {
  newGame: 'New game', undo: 'Undo', save: 'Save', load: 'Load', share: 'Share', replay: 'Replay', online: 'Online', language: 'Language', menu: 'Menu',
  hint: 'Hint', hintLead: 'Expected lead at the end, in points', hintTurn: 'Expected points of the turn', noHints: 'The hints could not be fetched. Is there a network?',
  turnTile: 'Turn the tile', placeHere: 'Place here', toPlace: 'Tile to place', log: 'Log', account: 'Account', tiles: 'Tiles left', help: 'Help',
  points: 'points', person: 'Person', easy: 'Easy player', normal: 'Good player', hard: 'Strong player', expert: 'Expert', game: 'Game', dice: 'The dice game',
  seats: 'Seats', options: 'Options and house rules', seed: 'Number of the game', start: 'Start', cancel: 'Cancel', close: 'Close', copied: 'The link is in the clipboard.',
  copy: 'Copy the link', shareText: 'Whoever opens this link sees this game and can play on from here.', over: 'The game is over.',
  thinks: 'is thinking', now: 'now', ifNow: 'if it ended now', complete: 'when complete', nobody: 'nobody', owners: 'Owners', present: 'also there', zoomIn: 'Closer', zoomOut: 'Farther', fit: 'Whole board',
  undone: 'Taken back:', cell: 'Cell', board: 'Board', choose: 'Choose', tilesOf: 'tiles', name: 'Name', random: 'random', nothing: 'Nothing was scored yet.',
  helpText: 'Arrow keys move over the board, Tab goes to the next legal place, R turns the tile, Enter places, P passes, U takes back, H gives a hint. The wheel turns the tile; with Ctrl it zooms.',
  room: 'Code of the table', join: 'Join', open: 'Open a table', server: 'Server', offline: 'The connection is lost; trying again.', waiting: 'Waiting for players. Share this link:', watch: 'Watch', absent: 'The language could not be fetched. Is there a network?', noTable: 'The table did not open. Is there a server of tables at this address, and a table of this code?',
  gaveUp: 'The connection is lost. Reload the page to come back to your seat.', unreachable: 'The server of tables cannot be reached. Is there a network?', brokenLink: 'This link is broken: the game in it cannot be read.', you: 'you', youPlay: 'You play', youWatch: 'You watch this table.', fits: 'The tile fits here.', goneTable: 'This table is closed.',
  games: 'Games', keptGame: 'The running game is kept: it stays under “Games”.', notKept: 'The game on the table is not kept. To have it again, save it as a file first.', keptSeat: 'Your seat stays yours: you come back to it under “Online”, until the table is closed.', goOn: 'Play on', remove: 'Delete', sure: 'Delete for good?', shown: 'on the table now', mySeats: 'Your seats:', noGames: 'No game is kept here.', unreadable: 'cannot be read',
  brokenSave: 'The game of your last visit cannot be read. It stays under “Games”.', apart: 'Another tab has changed this game. What you play here is a game of its own now; both stay under “Games”.', full: 'This browser keeps no further move: its storage is full or closed. Save the game as a file, or delete one under “Games”.', foreign: 'This page does not play at this server, since its owner has not listed it:',
};
export type Words = typeof english;


export interface Tongue { code: string; name: string; load(): Promise<{ words: Words }>; address: string | null }
export const tongues: Tongue[] = [
  { code: 'en', name: 'English', load: () => Promise.resolve({ words: english }), address: null },
  { code: 'cs', name: 'Čeština', load: () => import('./words/czech'), address: czech },
  { code: 'de', name: 'Deutsch', load: () => import('./words/german'), address: german },
  { code: 'fr', name: 'Français', load: () => import('./words/french'), address: french },
  { code: 'ro', name: 'Română', load: () => import('./words/romanian'), address: romanian },
];

export let tongue = tongues[0]!;
export let say: Words = english;

export function choose(chosen: Tongue, words: Words): void {
  tongue = chosen;
  say = words;
  document.documentElement.lang = tongue.code;
}
