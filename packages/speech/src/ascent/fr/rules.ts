/** The rules of The Ascent in French, by clause. */
import { typeset } from '../../grammar.ts';
import type { AscentSpeech } from '../en.ts';

export const rules = typeset({
  'A1.1':
    'Le jeu compte 85 cartes : 72 Versants, herbeux, enneigés et rocheux, de valeur 1 à 12, chacun en deux exemplaires ; trois Feux de camp, un par type ; cinq Ponts et cinq Sommets. Sauf pour les Sommets, ces nombres ne viennent pas du livret. Un Pont recouvert reste sous sa carte.',
  'A1.2': 'S’y ajoutent dix Panoramas, douze Bouquetins, un Randonneur et, en solo seulement, trois Grappins.',
  'A1.3':
    'Douze Versants montrent un Bouquetin : l’un des deux exemplaires des herbeux 2, 5, 8 et 11, des enneigés 2, 4, 7 et 10, des rocheux 3, 6, 9 et 12. Sans la Faune montagnarde, le Bouquetin ne signifie rien. Données maison : nous ne disposons pas des images de ces cartes.',
  'A1.4':
    'Chaque Panorama montre trois valeurs. 3-4-3 et 9-8-7 sont dans le livret. Les huit autres sont des données maison, car nous ne disposons pas de leurs images : 2-3-4, 5-4-5, 4-5-6, 6-7-6, 8-7-6, 7-8-9, 10-9-10 et 10-11-12.',
  'A3.1':
    'La montagne a huit rangées, comptées depuis le bas, de 9, 8, 7, 6, 5, 4, 3 et 2 cases, 44 en tout. Le Sommet, tout en haut, est la rangée 9. Chaque case repose sur deux cases de la rangée inférieure : celle qui porte le même numéro à partir de la gauche, et la suivante. La rangée 1 repose sur les Panoramas ; aucune carte ne les dépasse.',
  'A3.2':
    'Le premier joueur est tiré au sort, et l’on joue à tour de rôle à partir de lui. À deux ou trois, le deuxième dans l’ordre du tour reçoit un Pont ; à quatre ou cinq, le deuxième et le quatrième. Tous voient qui en a reçu un, et combien de cartes compte chaque main, pioche et défausse (notre interprétation).',
  'A3.3':
    'Toutes les autres cartes sont mélangées et réparties aussi également que possible en pioches : 42 chacun à deux, 28 chacun à trois, trois de 21 et une de 20 à quatre, trois de 17 et deux de 16 à cinq. Le premier joueur a l’une des plus grandes ; le hasard décide des autres.',
  'A3.4': 'Chacun pioche jusqu’à avoir cinq cartes en main. Qui a reçu un Pont en pioche donc quatre.',
  'A4.1':
    'À votre tour, vous devez faire l’une de ces deux choses : jouer une carte ou défausser deux cartes. La Faune montagnarde (A6.4) et le solo (A7.2) en ajoutent une troisième. Quand tout est payé, vous piochez une fois de votre propre pioche, jusqu’à cinq cartes en main, six en solo, tant qu’elle dure.',
  'A4.2':
    'Les cartes défaussées sont face cachée. Personne ne peut les regarder, et elles ne reviennent pas. Les autres voient qu’une carte est défaussée, mais pas laquelle.',
  'A4.3': 'On ne parle pas de la partie. C’est pourquoi cette table n’a pas de messagerie libre pendant la partie.',
  'A4.4':
    'Un Versant va dans une case vide qui est la première de sa rangée ou qui a une carte juste à sa gauche. Ou bien il recouvre un Pont visible (A4.16). La toute première carte va donc en bas à gauche.',
  'A4.5':
    'Sont voisines les cartes juste à gauche et juste à droite dans la même rangée, et aucune autre. Deux voisines ne sont jamais du même type, Versants ou Feux de camp.',
  'A4.6':
    'Il faut une carte dans chacune des deux cases du dessous ; un Pont suffit (notre interprétation). En rangée 1, ce sont les Panoramas qui portent. Une rangée peut commencer avant que celle du dessous soit complète.',
  'A4.7': 'Un Versant ne va que dans une rangée dont le numéro ne dépasse pas sa valeur : un 2 en rangée 1 ou 2.',
  'A4.8':
    'Coût : défaussez de votre main autant de cartes que l’écart entre sa valeur et celle de la voisine de gauche. Un 5 à côté d’un 3 coûte 2. C’est gratuit à valeur égale, dans la première case d’une rangée, et à droite d’un Pont ou d’un Feu de camp sans valeur. Recouvrir un Pont a son propre coût (A4.16). Toute sorte de carte peut payer, mais pas celle que vous jouez, et jamais une carte de votre pioche. Ce que vous ne pouvez pas payer, vous ne pouvez pas le jouer.',
  'A4.9': 'Les valeurs ne se comparent qu’au sein d’une rangée, jamais d’une rangée à l’autre.',
  'A4.10':
    'Un Feu de camp remplace un Versant de son propre type, jamais un Pont. Il est posé d’abord et porte ce qui repose sur cette case. Puis le Versant va dans une case au moins une rangée plus haut, peut-être juste au-dessus du feu, comme tout Versant selon A4.4 à A4.8 ; il peut aussi recouvrir un Pont selon A4.16 (notre interprétation). Vous payez son coût de votre main, sans le Feu de camp. S’il n’y a pas de telle case que vous puissiez payer, le Feu de camp ne se joue pas là ; jamais donc en rangée 8. Les cartes qui reposent sur le Versant ne gênent pas. Un Pont sous lui reste recouvert, désormais par le feu (notre interprétation).',
  'A4.11':
    'Le Feu de camp lui-même ne coûte rien. Sa valeur est celle du premier Versant que l’on trouve à sa gauche dans la rangée, au-delà des autres Feux de camp et des Ponts. Sans un tel Versant, il n’a pas de valeur et ne coûte rien comme voisin. Elle se lit sur la montagne telle qu’elle est (notre interprétation) : après un 9 et un Pont, le Feu de camp vaut 9 ; dès qu’un 7 recouvre ce Pont, il vaut 7.',
  'A4.12':
    'Un Versant à côté d’un Feu de camp paie l’écart avec la valeur de ce feu. Le Feu de camp garde son type (A4.5), même sans valeur.',
  'A4.13': 'Un Feu de camp reste jusqu’à la fin : rien ne va dessus et rien ne prend sa place.',
  'A4.15':
    'Un Pont va dans une case vide qui a une carte juste à sa gauche et deux cartes au-dessous, mais jamais dans la première ni la dernière case d’une rangée. La rangée 8 n’en a donc jamais. Il ne coûte rien. Il n’a ni valeur ni type : toute carte peut être sa voisine, et l’on ne paie rien à côté de lui. Deux Ponts peuvent être voisins.',
  'A4.16':
    'Un Versant peut recouvrir un Pont visible, même si des cartes reposent dessus. A4.7 s’applique, et A4.5 des deux côtés. Cela coûte le plus grand des écarts avec ses deux voisines, telles qu’elles sont avant qu’il soit posé (notre interprétation) ; un Feu de camp à droite cherche donc sa valeur au-delà de ce Pont. Un Pont, une case vide ou un Feu de camp sans valeur ne compte pas. Dans 5, Pont, 2, recouvrir le Pont avec un 3 coûte 2. Entre un Feu de camp herbeux qui vaut 9 et un 7 rocheux, seul un enneigé convient, et un 7 enneigé coûte 2.',
  'A4.17':
    'Un Sommet se joue tout en haut, et seulement quand chacune des 44 cases montre un Versant ou un Feu de camp et qu’aucun Pont ne se voit. Les Sommets peuvent être défaussés.',
  'A4.18':
    'Un Sommet peut être refusé pour plusieurs raisons ; la première de celles-ci est donnée : A4.17, A6.1, A6.2, A6.6. Il reste dans votre main et peut être défaussé.',
  'A4.19':
    'Des cartes égales font un seul coup. Plusieurs cartes se défaussent en ordre croissant : les Versants par valeur, à valeur égale herbeux, enneigé, rocheux, les simples avant ceux à Bouquetin ; puis les Feux de camp dans l’ordre herbeux, enneigé, rocheux ; les Ponts ; les Sommets. « Défausser deux cartes » s’annonce d’abord, puis les deux cartes partent une à une. Pour un Feu de camp, vous nommez la carte et le Versant, puis la nouvelle case, puis vous payez. Pour un troupeau, vous nommez sa carte, puis chaque pas vers le haut, puis le repos, puis vous payez.',
  'A5.1': 'Tous gagnent quand un Sommet est joué.',
  'A5.2':
    'Tous perdent si le joueur actif n’a pas d’action au début de son tour : pas de carte à jouer à un coût qu’il peut payer, pas deux cartes à défausser, pas de troupeau à mener et pas de Grappin à utiliser. Une seule carte suffit pour un troupeau, même sur une montagne pleine (notre interprétation). Un Sommet qui serait refusé ne compte pas. Une main vide fait perdre. Plus tard dans le tour, on ne le vérifie plus.',
  'A5.3': 'S’il ne reste aucun Sommet, cela reste secret et ne met fin à rien (notre interprétation).',
  'A5.4':
    'Quand toutes les cases sont remplies et qu’aucun Pont n’est visible, tous perdent aussitôt s’il manque le sentier herbeux (A6.1) ou un film (A6.2), ou si la montagne porte moins de huit Bouquetins (A6.6). Rien ne pourrait plus y changer, et chacun le voit (notre interprétation).',
  'A6.1':
    'Sentier verdoyant : vous ne gagnez que si un sentier herbeux sans interruption monte de la rangée 1 à la rangée 8, chaque carte reposant sur la précédente. Un Feu de camp herbeux compte (notre interprétation). Sans sentier, le Sommet est refusé (notre interprétation). Le Randonneur montre seulement jusqu’où va un sentier parti de la rangée 1 : il est sur la carte la plus haute, la plus à gauche s’il y en a plusieurs.',
  'A6.2':
    'Documentaire alpin : les Panoramas sont mélangés et les trois premiers à partir de la gauche retournés face visible, ou quatre ou cinq pour une partie plus difficile. Vous en filmez un quand des Versants ayant exactement ses valeurs sont côte à côte dans une rangée, dans son ordre de gauche à droite : 7-8-9 ne filme pas 9-8-7. On le vérifie quand un Versant est posé, qu’il soit joué, recouvre un Pont ou soit déplacé par un Feu de camp, et avant qu’il soit payé. Un Panorama filmé est aussitôt retourné face cachée, et la suite peut être rompue plus tard. Les Feux de camp n’ont ici pas de valeur. Une carte peut achever plusieurs films (notre interprétation). Le Sommet est refusé tant que tous ne sont pas filmés.',
  'A6.3':
    'Faune montagnarde : quand un Versant à Bouquetin est joué de la main, un Bouquetin y est aussitôt posé. Il y en a douze. Un Versant déplacé par un Feu de camp n’en amène pas un second (notre interprétation).',
  'A6.4':
    'Avec la Faune montagnarde, il y a une troisième action : mener un troupeau, c’est-à-dire tous les Bouquetins d’une carte. Il monte d’une rangée ou plus, chaque fois sur un Versant ou un Feu de camp qui repose sur sa carte ; entre deux, vous choisissez (notre interprétation). Il rassemble les Bouquetins de chaque carte où il arrive, la dernière comprise. Il ne va jamais de côté ni sur un Pont visible ; un Pont recouvert ne gêne pas (notre interprétation). La rangée 8 est son terme. Défaussez ensuite exactement autant de cartes qu’il a monté de rangées. Un seul troupeau par tour.',
  'A6.5':
    'Une carte qui porte un Bouquetin ne peut être remplacée par un Feu de camp. Un Versant qui montre un Bouquetin mais n’en porte pas peut l’être.',
  'A6.6':
    'Quand le Sommet est joué, tous les Bouquetins de la rangée 8 y montent. Il en faut au moins huit ; avec moins, le Sommet est refusé (notre interprétation).',
  'A7.1':
    'Solo : les six Versants de valeur 1 sont retirés. Vous avez une pioche de 79 cartes, une main de six et trois Grappins ; prenez-en moins, ou aucun, pour une partie plus difficile. Vous ne recevez pas de Pont (notre interprétation).',
  'A7.2':
    'Solo : au lieu d’une action, vous pouvez défausser un Grappin, tant que votre pioche a une carte (notre interprétation). Mélangez votre main dans la pioche et piochez six cartes, ou toutes s’il y en a moins. C’est là tout votre tour.',
} satisfies AscentSpeech['rules']);
