// SPDX-License-Identifier: MIT
import type { Words } from '../words';

export const words: Words = {
  newGame: 'Nouvelle partie', undo: 'Annuler', save: 'Sauver', load: 'Charger', share: 'Partager', replay: 'Revoir', online: 'En ligne', language: 'Langue', menu: 'Menu',
  hint: 'Conseil', hintLead: 'Avance attendue à la fin, en points', hintTurn: 'Points attendus du tour', noHints: 'Les conseils n’ont pas pu être chargés. Le réseau est-il là ?',
  turnTile: 'Tourner la tuile', placeHere: 'Poser ici', toPlace: 'Tuile à poser', log: 'Journal', account: 'Décompte', tiles: 'Tuiles restantes', help: 'Aide',
  points: 'points', person: 'Personne', easy: 'Joueur facile', normal: 'Bon joueur', hard: 'Fort joueur', expert: 'Expert', game: 'Jeu', dice: 'Le jeu de dés',
  seats: 'Places', options: 'Options et règles maison', seed: 'Numéro de la partie', start: 'Commencer', cancel: 'Annuler', close: 'Fermer', copied: 'Le lien est dans le presse-papiers.',
  copy: 'Copier le lien', shareText: 'Ce lien montre cette partie et permet de la continuer.', over: 'La partie est finie.',
  thinks: 'réfléchit', now: 'maintenant', ifNow: 'si c’était fini', complete: 'une fois complet', nobody: 'personne', owners: 'Propriétaires', present: 'aussi présents', zoomIn: 'Plus près', zoomOut: 'Plus loin', fit: 'Tout le plateau',
  undone: 'Annulé :', cell: 'Case', board: 'Plateau', choose: 'Choisir', tilesOf: 'tuiles', name: 'Nom', random: 'au hasard', nothing: 'Rien n’a encore été marqué.',
  helpText: 'Les flèches parcourent le plateau, Tab va à la prochaine place permise, R tourne la tuile, Entrée la pose, P passe, U annule, H donne un conseil. La molette tourne la tuile ; avec Ctrl elle agrandit.',
  room: 'Code de la table', join: 'Jouer', open: 'Ouvrir une table', server: 'Serveur\u00a0', offline: 'Connexion perdue ; nouvel essai.', waiting: 'Il manque des joueurs. Partagez ce lien :', watch: 'Regarder', absent: 'La langue n’a pas pu être chargée. Le réseau est-il là ?', noTable: 'La table ne s’est pas ouverte. Y a-t-il un serveur à cette adresse, et une table de ce code ?',
  gaveUp: 'La connexion est perdue. Rechargez la page pour revenir à votre place.', unreachable: 'Le serveur des tables est hors d’atteinte. Le réseau est-il là ?', brokenLink: 'Ce lien est abîmé : la partie qu’il contient est illisible.', you: 'vous', youPlay: 'Vous jouez', youWatch: 'Vous regardez cette table.', fits: 'La tuile va ici.', goneTable: 'Cette table est fermée.',
  games: 'Parties', keptGame: 'La partie en cours est gardée : elle reste sous « Parties ».', notKept: 'La partie sur la table n’est pas gardée. Pour la retrouver, sauvez-la d’abord dans un fichier.', keptSeat: 'Votre place reste à vous : vous la retrouvez sous « En ligne » tant que la table est ouverte.', goOn: 'Continuer', remove: 'Effacer', sure: 'Effacer pour de bon ?', shown: 'sur la table en ce moment', mySeats: 'Vos places :', noGames: 'Aucune partie n’est gardée ici.', unreadable: 'illisible',
  brokenSave: 'La partie de votre dernière visite est illisible. Elle reste sous « Parties ».', apart: 'Un autre onglet a changé cette partie. Ce que vous jouez ici est désormais une partie à part ; les deux restent sous « Parties ».', full: 'Ce navigateur ne garde plus aucun coup : sa mémoire est pleine ou fermée. Sauvez la partie dans un fichier, ou effacez-en une sous « Parties ».', foreign: 'Cette page ne joue pas sur ce serveur, car son propriétaire ne l’a pas inscrit :',
};
