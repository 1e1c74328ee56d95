/** The rules of Tranquility in French, by clause, as far as this release plays them. */
import type { TranquilitySpeech } from '../en.ts';

export const rules = {
  'T1.1':
    'Le jeu compte 80 îles numérotées de 1 à 80, cinq cartes de départ et cinq cartes d’arrivée. Récifs acérés ajoute une carte ; Tempête et boussole ajoute six Tempêtes et six Boussoles. Deux Tempêtes de chaque couleur : c’est notre déduction. Les Monstres marins et les jokers ne font pas partie de cette version.',
  'T3.1':
    'La mer compte 36 cases, six rangées de six. Elles forment une seule chaîne : la rangée du bas de gauche à droite, puis la suivante de gauche à droite, et ainsi de suite jusqu’au coin supérieur droit. La dernière case d’une rangée et la première de la rangée au-dessus sont voisines. Deux cases l’une au-dessus de l’autre ne le sont pas.',
  'T3.2':
    'Une carte de départ par joueur est mise de côté ; les autres sont hors jeu. Les îles et les arrivées, 85 cartes, ainsi que ce qu’ajoutent les modules choisis, sont mélangées et distribuées une par une pour former les pioches, en commençant par la première place (notre interprétation). Sans module, cela fait 43 et 42 cartes à deux, 29, 28 et 28 à trois, 22, 21, 21 et 21 à quatre, 17 chacun à cinq.',
  'T3.3':
    'Dans l’ordre des places, chacun pioche une main de cinq cartes ; les Tempêtes sont résolues en chemin (T6.4). Puis chacun mélange une carte de départ dans sa propre pioche. Aucune première main ne contient donc de départ.',
  'T3.4': 'Le premier joueur est tiré au sort parmi ceux dont la pioche est alors la plus petite.',
  'T3.5': 'Les mains sont secrètes.',
  'T4.1':
    'Les joueurs jouent à tour de rôle, dans l’ordre des places. À votre tour, vous devez faire l’une de ces deux choses : jouer une carte ou défausser deux cartes. Puis vous piochez de votre propre pioche jusqu’à avoir cinq cartes en main, tant qu’elle dure.',
  'T4.2':
    'L’ordre est croissant : une île peut aller dans n’importe quelle case vide si toute île placée avant dans la chaîne est plus petite et toute île placée après plus grande. Le coup est permis même si la mer ne peut alors plus jamais être complétée.',
  'T4.3':
    'Coût : si une case voisine dans la chaîne porte une île, défaussez de votre main autant de cartes que la différence entre les deux nombres. Entre deux îles, c’est la plus petite différence qui compte. Les voisines d’une rangée à l’autre comptent aussi. Sans voisine, cela ne coûte rien. Le départ et l’arrivée sont hors de la mer et ne coûtent rien comme voisins (notre interprétation).',
  'T4.4':
    'La carte que vous placez ne se paie pas elle-même. Si le coût dépasse le nombre des autres cartes de votre main qui peuvent être défaussées, vous ne pouvez pas la placer là. On ne paie jamais de sa pioche.',
  'T4.5':
    'Les cartes défaussées sont face cachée. Personne ne peut les regarder, pas même leur propriétaire, qui peut bien sûr s’en souvenir.',
  'T4.6':
    'Pas de communication. Les exceptions sont les nombres proposés pour le départ (T4.9) et les propositions sur la Tempête à supprimer (T6.8). C’est pourquoi cette table n’a pas de messagerie libre pendant la partie.',
  'T4.7':
    'Si vous avez une carte de départ et qu’aucune n’est encore jouée, vous devez la jouer comme action. Elle va dans le coin inférieur gauche, hors de la mer.',
  'T4.8':
    'Quand le départ est joué, voici l’ordre (notre interprétation). Une Boussole est gagnée (T6.9). À deux, chacun pioche deux cartes de plus, le joueur actif d’abord ; aucune limite de main ne les retient, une Tempête parmi elles est résolue et remplacée, et ce qu’une Tempête jaune fait alors défausser ne compte pas dans les huit. Tous ensemble défaussent huit cartes. Les Récifs acérés se déplacent. Chacun pioche jusqu’à sa limite de main, le joueur actif d’abord, puis dans l’ordre du tour. Les cartes au-dessus d’une limite sont gardées.',
  'T4.9':
    'Pendant le paiement du départ, les joueurs peuvent dire combien de cartes ils donneraient, et rien d’autre. À chaque manche, chacun propose une fois un nombre, ouvertement : de 0 à 8, et pas plus qu’il ne peut défausser. Si les offres font huit, chacun défausse ce nombre en secret, dans n’importe quel ordre des joueurs. Sinon une nouvelle manche commence. Après cinq manches, la table prend la répartition possible qui change le moins, en somme, les dernières offres ; s’il y en a plusieurs, celle où le joueur actif donne le plus, puis le suivant dans l’ordre du tour (notre interprétation). Des départs et des arrivées peuvent être parmi les huit.',
  'T4.10':
    'Si toutes les cartes qui peuvent être défaussées, plus deux pour chaque joueur qui peut donner de sa pioche (T6.5), sont moins de huit, le départ ne peut être payé et tous perdent (notre interprétation).',
  'T4.11':
    'Tant qu’aucun départ n’est joué, une carte de départ ne se défausse jamais (notre interprétation). Dès qu’un départ est joué, les autres n’ont plus d’utilité et peuvent être défaussés.',
  'T4.12':
    'Une carte d’arrivée ne se joue que lorsque toutes les cases sont remplies et qu’un départ est joué. Alors tous gagnent. Les arrivées peuvent être défaussées. S’il n’en reste aucune, cela reste secret et ne met fin à rien (notre interprétation).',
  'T4.13':
    'L’ordre d’une action (notre interprétation) : d’abord son effet (la carte est posée, une Boussole est gagnée, les Récifs acérés partent peut-être), puis le paiement, puis le déplacement des Récifs acérés, puis la pioche, puis le joueur suivant. « Défausser deux cartes » s’annonce d’abord, puis les deux cartes partent une à une. Plusieurs cartes se défaussent en ordre croissant : les îles, puis les départs, puis les arrivées.',
  'T5.1':
    'Tous perdent si le joueur actif n’a pas d’action au début de son tour. Une main vide fait perdre. Une seule carte suffit si elle peut être jouée sans coût : une île qui ne coûte rien, un départ ou une arrivée qui gagne (notre interprétation). À la lettre des livrets, une seule carte fait perdre ; une table peut le choisir avec l’option « Dernière carte ».',
  'T5.2':
    'Solo : une pioche de 80 îles et cinq arrivées, une main de cinq cartes, puis un départ mélangé dans la pioche. Quand le départ est joué, piochez huit cartes de plus, défaussez-en huit, puis piochez jusqu’à avoir cinq cartes en main. T4.9 et T4.10 ne s’appliquent pas : si moins de huit cartes peuvent être défaussées, donnez toutes celles-là. Données maison : nous ne disposons pas de la carte de référence qui porte la vraie règle.',
  'T5.3':
    'Si le joueur actif n’a pas d’action mais encore des cartes, qu’une Tempête est en jeu et que l’équipe a une Boussole, la défaite attend que ce joueur abandonne : la Boussole peut encore ouvrir une voie (notre interprétation). Une seule carte qui fait perdre à la lettre (T5.1) fait perdre aussitôt.',
  'T6.1':
    'Récifs acérés : au début, les Récifs sont à côté d’une rangée tirée au sort. Aucune carte ne peut être placée dans leur rangée. Après chaque action, départ compris, et avant de piocher, le joueur actif les déplace vers une autre rangée qui a une case vide, ou les laisse et défausse deux cartes. Avec moins de deux cartes qui peuvent être défaussées, il faut les déplacer. Dès que quatre rangées sont complètes, les Récifs quittent la partie pour de bon : aucun déplacement n’est plus dû, et une rangée qui se rouvre ne les fait pas revenir. Récifs et Tempêtes pourpres peuvent partager une rangée. Un déplacement est toujours possible, car trois rangées au plus sont complètes.',
  'T6.4':
    'Tempêtes : six Tempêtes sont mélangées aux cartes avant la distribution ; six Boussoles attendent à côté de la mer. Une Tempête est résolue quand elle est piochée, même pour la première main, et remplacée par une autre carte. Elle attend que le joueur qui l’a piochée l’accepte ou, si elle est pourpre, choisisse sa rangée. Pendant ce temps, une Boussole peut y mettre fin.',
  'T6.5':
    'Tempête jaune : elle est posée devant vous. Défaussez aussitôt des cartes de votre choix jusqu’à n’en avoir que trois en main. Les cartes qui ne peuvent être défaussées restent, même au-delà de trois (notre interprétation). Trois est votre limite de main jusqu’à ce que la Tempête cesse. Chacune de plusieurs Tempêtes jaunes demande sa propre Boussole. Quand le départ est payé, un joueur sous une Tempête jaune dont la pioche a au moins deux cartes peut donner les deux du dessus, sans les regarder, pour les huit : une fois par départ, les deux ou aucune, avant ses propres défausses et comme partie du nombre proposé. Quelles qu’elles soient, elles partent sans effet (notre interprétation).',
  'T6.6':
    'Tempête pourpre : vous la placez à côté d’une rangée de votre choix qui a une case vide. Aucune carte ne peut être placée dans cette rangée jusqu’à ce que la Tempête cesse. Si aucune rangée n’a de case vide, elle n’a pas d’effet (notre interprétation).',
  'T6.7':
    'Tempête orange : elle est posée devant vous. Une île que vous placez doit être voisine, dans la chaîne, d’une île déjà posée ; dans une mer vide, vous ne pouvez en placer aucune. Vous pouvez toujours défausser deux cartes ou toute votre main, et jouer le départ et l’arrivée (notre interprétation).',
  'T6.8':
    'Boussole : les joueurs possèdent les Boussoles en commun ; elles ne sont dans aucune main. Tout joueur peut en dépenser une pour mettre fin à n’importe quelle Tempête chaque fois que quelqu’un doit choisir une action, accepter une Tempête, déplacer les Récifs acérés, proposer un nombre pour le départ (les offres de la manche sont alors effacées) ou confirmer sa pioche ; pas pendant que des cartes sont défaussées (notre interprétation). Un joueur sous une Tempête jaune qui a moins de cinq cartes et encore une pioche confirme sa pioche si l’équipe a une Boussole, pour que la Tempête puisse cesser avant. La fin d’une Tempête jaune ne fait rien piocher par elle-même. On peut discuter de la Tempête à supprimer : chacun peut faire une proposition par tour, que tous voient.',
  'T6.9':
    'Une Boussole est gagnée quand le départ est joué ; quand une rangée devient six nombres consécutifs, aussitôt et avant de payer ; et quand un joueur défausse toute sa main comme action : une main de deux par « défausser deux cartes », trois ou plus par une action à part, tant qu’il reste une Boussole à gagner (notre interprétation). Vider sa main en payant ne rapporte rien. Il y a au plus six Boussoles ; les Boussoles dépensées et les Tempêtes finies quittent la partie.',
  'T6.11':
    'Que la table attende ou non un joueur ne dépend que de ce que tous voient (notre interprétation). Un joueur peut être indiqué comme pouvant intervenir sans avoir de coup, afin que l’attente ne révèle rien d’une main.',
  'T7.1':
    'Pour plus de difficulté, des îles sont retirées au hasard et sans être vues avant d’ajouter les arrivées : Galatée 4, Triton 6, Leucothée 8, Amphitrite 10, Poséidon 12. Cela va avec tous les modules.',
} satisfies TranquilitySpeech['rules'];
