import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const de = {
  goal: {
    text: 'Nur was draußen ist, zählt: Dein Clan trinkt im Pub und muss rechtzeitig wieder hinaus.',
    shown: 'So viel Bier gewinnt, bei zwei, drei, vier und fünf Clans.',
  },
  turn: {
    title: 'Dein Zug',
    text: 'Wirf zwei Würfel: mit jedem eine Aktion, oder eine einzige mit der Summe. Lass die nächste Figur mit so vielen Münzen herein, geh weiter, schick den Wirt an den Tisch eines Würfels oder geh hinaus.',
    shown: '2 und 4, oder zusammen 6: herein, weiter, der Wirt, hinaus.',
  },
  move: {
    title: 'Gehen',
    text: 'Eine Figur geht im Uhrzeigersinn um den Ring aus Tür und Tischen. Ihr Bier macht sie langsam: Jedes kostet einen Platz. Sie setzt sich allein, nur zu ihrem Volk, oder wo alle Völker verschieden sind.',
    shown: 'Mit einer 4 und einem Bier geht der Goblin drei Plätze weit, von Tisch 1 an Tisch 4.',
  },
  drink: {
    title: 'Gemeinsam trinken',
    text: 'Wer trinkt, dreht eine Münze auf ihre Bierseite. Kommt jemand an einen Tisch seines eigenen Volkes, trinken dort alle. Der Wirt bringt ein Bier, und du wählst, wer es trinkt.',
    shown: 'Ein zweiter Goblin kommt: Beide drehen eine Münze zu einem Bier.',
  },
  pay: {
    title: 'Wer wem ein Bier zahlt',
    text: 'Sind alle Völker verschieden, zahlt jeder dem nächsthöheren ein Bier: Goblin, Zwerg, Ork, Troll. Wer trinken oder zahlen muss und keine Münze hat, wird hinausgeworfen und verliert sein Bier.',
    shown: 'Der Troll kommt: Der Goblin zahlt dem Zwerg ein Bier, und der Zwerg dem Troll.',
  },
  leave: {
    title: 'Rechtzeitig hinaus',
    text: 'Von der Tür geht eine Figur mit einem beliebigen Würfel hinaus, wenn sie mindestens so viel Bier wie Münzen hat. Ihr Bier ist sicher, und sie kommt wieder. Doch wer das sechste Bier hat, wird hinausgeworfen und verliert alles.',
    shown: 'Der Zwerg bringt drei Bier hinaus. Der Troll hat sein sechstes getrunken.',
  },
  races: {
    title: 'Vier Völker',
    text: 'Ein Goblin nimmt eine Münze, die liegt, wo er ankommt. Ein Zwerg geht in beide Richtungen. Ein Ork darf auch vom Tisch des Wirts hinaus. Ein Troll lässt eine Münze liegen, wo er weggeht.',
    shown: 'Goblin, Zwerg, Ork und Troll, vom niedrigsten zum höchsten.',
  },
} satisfies GuideWords<typeof panels>;
