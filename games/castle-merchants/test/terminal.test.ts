/** Castle Merchants in the terminal: as it is drawn, and to its end. */
import { type Match, type Move, printMove } from '@halcyon/kernel';
import { LANGUAGES } from '@halcyon/speech';
import { layOut } from '@halcyon/terminal-kit/picture';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { describeTerminal, dressed, type Look, moveOf, notation } from '@halcyon/terminal-kit/test-kit';
import { plain, width } from '@halcyon/terminal-kit/text';
import { describe, expect, test } from 'vitest';
import { CASTLES, HEXES, isPath, LANDSLIDE, MEADOW, PATHS, TERRAINS, TILE_WORDS } from '../rules/index.ts';
import { backOf, pawnBack, placeBack } from '../terminal/colours.ts';
import { REMOVAL, SLIDE, tileMark, wareMark } from '../terminal/land.ts';
import { table } from './draw.ts';
import { busy, overgrown, picture, selling, terminal, thrown } from './terminal-table.ts';

const { drawing, sceneAt, pictureAt } = terminal;
const FOREST = 4;
const TILES = [1, 2, 3, 4, 5, LANDSLIDE];
const PICKS = [...TERRAINS.map((_, i) => i + 1), SLIDE, REMOVAL];

/** As a person types it. */
const shortly = (scene: Scene, move: Move): string => {
  const [kind = '', ...args] = printMove(scene.rules.moves, move).split(' ');
  const [card = '', ...hexes] = args;
  const short = card.replace('castle-', '').slice(0, 2);
  switch (kind) {
    case 'place':
    case 'move':
    case 'shift':
      return [short, ...hexes].join(' ');
    case 'put':
    case 'take':
    case 'carry':
      return args.join(' ');
    case 'pay':
      return short;
    case 'sell-for-gold':
      return 'gold';
    case 'sell-for-cards':
      return 'cards';
    case 'throw-free':
      return 'throw';
    default:
      return kind === 'landslide' ? `land ${card}` : [kind, ...args].join(' ');
  }
};

/** All merchants on one hex, every hand full; and the same while two cards are paid. */
const crowded = (seats: number): Match[] =>
  [false, true].map((paying) => {
    const match = table({
      hands: Array.from({ length: seats }, () => 'mountain field village forest castle-road castle-road'),
      map: 'd . fo fo fo fo fo fo ##\ne * fo . . * . . fo *\nf . . . . . . fo',
      merchants: Array.from({ length: seats }, () => 'e8').join(' '),
    });
    // With many seats bots seldom pay for a throw.
    if (paying) match.play(0, moveOf(match, 'throw'));
    return match;
  });

describeTerminal(terminal, {
  setups: [
    ['two seats', { seats: 2 }],
    ['four seats', { seats: 4 }],
  ],
  shortly,
  moments: () => [
    ['act', 0],
    ['act', 150],
    ['die', 0],
  ],
  crowded: ({ seats = 2 }) => crowded(seats),
  picks: () => PICKS,
  busy,
  *backs() {
    for (const tile of TILES) yield [TILE_WORDS[tile]!, backOf(tile)];
    for (let hex = 0; hex < HEXES; hex++) if (!isPath(hex)) yield [`hex ${hex}`, placeBack(hex)!];
    for (const own of [true, false]) yield [`merchant ${own}`, pawnBack(own)];
  },
});

describe('the map', () => {
  test('tiles with their numbers or merchants, landslides, castles with their coins, the reserve', () => {
    expect(picture(busy())).toMatchInlineSnapshot(`
      "
                  Wine a ♜4   ·2  ·3  ·4 ♜2   Cheese
           4 3 3 2 2 b  ·1  ·2 ##3  ·4  ·5  ·6  2 2 1 1
                   c  ·1 vi2  ·3  ·4 mo5  ·6  ·7
            Gems d  ·1 foC fo3  ·4  ·5 fi6 fi7 ##8
       5 4 4 3 e ♜5  ro2  ·3  ·4 ✿    ·6 fo7 foA+⌂
             3 2 f  ·1  ·2  ·3  ·4 fo5 fo6 fo7  ·8
                   g  ·1  ·2  ·3  ·4  ·5  ·6  ·7
         4 4 3 3 2 2 h  ·1 mo2  ·3  ·4  ·5  ·6  2 2 2 1 1
               Weapons i ♜4   ·2  ·3  ·4 ♜2   Cloth
       Reserve  mo Mountain 7  fi Field 7  vi Village 8
       fo Forest 2  ro Castle road 8
       ⌂ Warehouse  ✿ Meadow  ## Landslide  ♜ Castle
      "
    `);
    expect(picture(busy(), { language: 'de' })).toMatchInlineSnapshot(`
      "
                  Wein a ♜4   ·2  ·3  ·4 ♜2   Käse
           4 3 3 2 2 b  ·1  ·2 ##3  ·4  ·5  ·6  2 2 1 1
                   c  ·1 do2  ·3  ·4 be5  ·6  ·7
      Edelsteine d  ·1 waC wa3  ·4  ·5 ac6 ac7 ##8
       5 4 4 3 e ♜5  bu2  ·3  ·4 ✿    ·6 wa7 waA+⌂
             3 2 f  ·1  ·2  ·3  ·4 wa5 wa6 wa7  ·8
                   g  ·1  ·2  ·3  ·4  ·5  ·6  ·7
         4 4 3 3 2 2 h  ·1 be2  ·3  ·4  ·5  ·6  2 2 2 1 1
                Waffen i ♜4   ·2  ·3  ·4 ♜2   Tuch
       Vorrat  be Berg 7  ac Acker 7  do Dorf 8
       wa Wald 2  bu Burgstraße 8
       ⌂ Lagerhaus  ✿ Wiese  ## Erdrutsch  ♜ Burg
      "
    `);
  });
  test('all merchants start in the warehouse; a castle without coins is still there', () => {
    const board = picture(table({ hands: ['', '', '', ''] }));
    expect(board).toContain('⌂ABCD');
    const sold = table({ hands: ['', ''], purses: ['cheese cheese', ''], merchants: 'a5 a5' });
    expect(picture(sold)).toMatch(/·4 ♜–AB/);
  });
  test('on a crowded hex the reader sees the own merchant, others how many stand there', () => {
    const crowd = busy();
    expect(picture(crowd)).toContain('foA+');
    expect(picture(crowd, { viewer: 2 })).toContain('fo×3');
    expect(picture(busy({ merchants: 'e7 e8 e8 e8' }), { selected: FOREST })).toContain('f×3◂');
    expect(picture(busy({ merchants: 'a1 a1 a1 a1' }))).toContain('♜4A+');
    expect(picture(busy({ merchants: 'e5 e5 e5 e5' }), { viewer: 'audience' })).toContain('✿×4');
  });
  test('a card shows where the merchant may go and where a tile may come', () => {
    const match = busy();
    expect(picture(match, { selected: FOREST })).toMatchInlineSnapshot(`
      "
                  Wine a ♜4   (2) (3) (4)♜2   Cheese
           4 3 3 2 2 b  (1) (2)##3  (4) (5) (6) 2 2 1 1
                   c  (1)vi2  (3) (4)mo5  (6) (7)
            Gems d  (1)foC fo3  (4) (5)fi6 fi7 ##8
       5 4 4 3 e ♜5  ro2  (3) (4)✿    (6)fo7◂foA+⌂  ◂
             3 2 f  (1) (2) (3) (4)fo5◂fo6◂fo7◂ (8)
                   g  (1) (2) (3) (4) (5) (6) (7)
         4 4 3 3 2 2 h  (1)mo2  (3) (4) (5) (6) 2 2 2 1 1
               Weapons i ♜4   (2) (3) (4)♜2   Cloth
       Reserve  mo Mountain 7  fi Field 7  vi Village 8
       fo Forest 2  ro Castle road 8
       (4) Put a tile  ◂ Go
      "
    `);
    expect(drawing.picked(sceneAt(match, { selected: FOREST }))).toMatchInlineSnapshot(
      `"Forest · Go ◂ e7 f5–f7 Warehouse · Put a tile (39 × empty hex)"`,
    );
    for (const [i] of TERRAINS.entries()) {
      const scene = sceneAt(match, { selected: i + 1 });
      const count = (kind: string): number =>
        match.legal(0).filter((move) => notation(match, move).startsWith(`${kind} ${TERRAINS[i]} `)).length;
      const rows = drawing.board(dressed(scene, { scale: 1 })).slice(0, -1);
      expect(rows.join('').match(/\(\d\)/g) ?? []).toHaveLength(count('place'));
      expect(rows.join('').match(/◂/g) ?? []).toHaveLength(count('move'));
    }
    expect(picture(match)).not.toMatch(/\(\d\)|[◂▴▾◆]/);
  });
  test('where no tile is left, those that may be shifted are marked', () => {
    expect(picture(overgrown(), { selected: FOREST })).toMatchInlineSnapshot(`
      "
                  Wine a ♜4   (2) (3) (4)♜2   Cheese
               4 3 2 b  (1) (2) (3) (4) (5) (6) 2 1
                   c  (1) (2) (3) (4) (5) (6) (7)
            Gems d  (1)fo2◆foB◂fo4◆fo5◆fo6◆ (7)##8
       5 4 3 2 e ♜5  ro2  (3) (4)✿    (6)fo7◆foA ⌂  ◂
                 f  (1) (2) (3) (4) (5)fo6◆fo7◆ (8)
                   g  (1) (2) (3) (4) (5) (6) (7)
               4 3 2 h  (1) (2) (3) (4) (5) (6) 2 1
               Weapons i ♜4   (2) (3) (4)♜2   Cloth
       Reserve  mo Mountain 9  fi Field 9  vi Village 9
       fo Forest 0  ro Castle road 8
       (4) ◆ Shift a tile  ◂ ◆ Go
      "
    `);
    expect(drawing.picked(sceneAt(overgrown(), { selected: FOREST }))).toMatchInlineSnapshot(
      `"Forest · Go ◂ d2–d6 e7 f6–f7 Warehouse · Shift a tile ▴ d2 d4–d6 e7 f6–f7 → 43 × empty hex"`,
    );
  });
  test('a landslide, a removal and the die show their hexes too', () => {
    const legend = (match: Match, selected?: number): string | undefined =>
      drawing.board(sceneAt(match, selected === undefined ? {} : { selected })).at(-1);
    expect(legend(busy(), SLIDE)).toBe(' (4) ▾ Lay a landslide');
    expect(picture(busy(), { selected: SLIDE })).toContain('vi2▾');
    expect(legend(busy(), REMOVAL)).toBe(' ▴ Take a tile away');
    expect(picture(busy(), { selected: REMOVAL })).toContain('vi2▴');
    expect(legend(thrown('forest'))).toBe(' (4) Put down, Carry  ▴ Carry, Take back');
    expect(legend(thrown('landslide'))).toBe(' (4) ▾ Put down, Carry  ▴ Carry, Take back');
    expect(picture(thrown('landslide'))).toContain('##8▴');
    const paid = busy();
    paid.play(0, moveOf(paid, 'remove c2'));
    expect(legend(paid)).toBe(' ▴ Take a tile away');
    expect(picture(paid).match(/..2▴/g)).toEqual(['vi2▴']);
    expect(drawing.picked(sceneAt(busy(), { selected: SLIDE }))).toBe('Lay a landslide. Choose a hex.');
    expect(drawing.picked(sceneAt(busy(), { selected: REMOVAL }))).toBe('Take a tile away. Choose a tile on the map.');
    expect(drawing.picked(sceneAt(busy()))).toBeUndefined();
  });
  test('every terrain and every ware has marks of its own in every language', () => {
    for (const language of LANGUAGES) {
      const scene = sceneAt(busy(), { language });
      expect(new Set(TILES.map((tile) => tileMark(scene, tile))).size).toBe(6);
      expect(new Set(CASTLES.map((_, ware) => wareMark(scene, ware))).size).toBe(5);
    }
  });
  test('the seats: gold, cards, landslides, where they are and what they carry', () => {
    expect(drawing.seats(sceneAt(busy()))).toMatchInlineSnapshot(`
      [
        "             Gold   hand   ##",
        "▸ A You         7      6    2",
        "    e8  Wi Cl ·· Ge ··",
        "  B Bot 2       0      1    2",
        "    e8  ·· ·· ·· ·· ··",
        "  C Bot 3       4      1    2",
        "    d2  Wi Cl Ch Ge We",
        "  D Bot 4       0      2    2",
        "    e8  ·· ·· ·· Ge We",
        "",
        "  Goal                     18",
        "  Pile/Discards          50/0",
        "  ## Common reserve         0",
      ]
    `);
  });
  test('the hand by terrain, and the line of keys at every question', () => {
    const match = busy();
    expect(drawing.hand(sceneAt(match))).toMatchInlineSnapshot(`
      [
        " hand    [Mountain]  [Field]  [Village]  [2 × Forest]  [Castle road] ",
      ]
    `);
    const keys = (at: Match, look: Look = {}): string => drawing.keys(sceneAt(at, look));
    expect([
      ...LANGUAGES.map((language) => keys(match, { language })),
      keys(match, { selected: FOREST }),
      keys(match, { selected: SLIDE }),
      keys(overgrown(), { selected: FOREST }),
      ...LANGUAGES.map((language) => keys(thrown('forest'), { language })),
      ...LANGUAGES.map((language) => keys(selling(), { language })),
    ]).toMatchInlineSnapshot(`
      [
        "field · field d7 · draw · throw · landslide a2 · remove c2 · ? your moves",
        "champ · champ d7 · piocher · lancer · glissement a2 · retirer c2 · ? vos coups",
        "berg · berg e9 · ziehen · würfeln · erdrutsch a2 · wegnehmen c2 · ? deine Züge",
        "e7 → Go · a2 → Put a tile · another card · Enter: put it back · help",
        "a2 → Lay a landslide · another card · Enter: put it back · help",
        "d2 → Go · d2 a2 → Shift a tile · another card · Enter: put it back · help",
        "a2 → Put down · d2 → Take back · d2 a2 → Carry · nothing · ? your moves",
        "a2 → Poser · d2 → Reprendre · d2 a2 → Porter · rien · ? vos coups",
        "a2 → Legen · d2 → Zurücknehmen · d2 a2 → Bringen · nichts · ? deine Züge",
        "gold → Sell for gold · cards → Sell for cards · end · ? your moves",
        "or → Vendre pour de l’or · cartes → Vendre pour des cartes · finir",
        "gold → Für Gold verkaufen · karten → Für Karten verkaufen · beenden",
      ]
    `);
    match.play(0, moveOf(match, 'throw'));
    expect(keys(match)).toMatchInlineSnapshot(`"mountain, field, village, forest, castle road → Pay · ? your moves"`);
  });
  test('the list of moves puts hexes that follow one another together', () => {
    expect(drawing.summary(sceneAt(thrown('forest')))).toMatchInlineSnapshot(`
      [
        "  put:  a2–a4  b1–b2  b4–b6  c1  c3–c4  c6–c7  d1  d4–d5  e3–e4  e6  f1–f4  f8  g1–g7  h1  h3–h6  i2–i4",
        "  carry d2, e7, f5, f6, f7:  a2–a4  b1–b2  b4–b6  c1  c3–c4  c6–c7  d1  d4–d5  e3–e4  e6  f1–f4  f8  g1–g7  h1  h3–h6  i2–i4",
        "  take:  d2  e7  f5–f7",
        "  nothing:  Do nothing with the die",
      ]
    `);
  });
  test('what is a place has a colour of its own, and colours change nothing but colours', () => {
    expect(PATHS.every((hex) => placeBack(hex) === undefined)).toBe(true);
    expect(placeBack(MEADOW)).toBeDefined();
    const board = (depth: number): string => pictureAt(busy(), { depth }).board.join('\n');
    expect(plain(board(24)).replace(/ +$/gm, '')).toBe(board(1));
  });
  test('what help shows is short', () => {
    for (const language of LANGUAGES)
      for (const [typed] of drawing.help(sceneAt(busy(), { language })))
        expect(width(typed), typed).toBeLessThanOrEqual(16);
  });
  test('a high window gives two lines to a row, a narrow one puts the seats below and cuts nothing of the map', () => {
    const high = pictureAt(busy(), { columns: 120, rows: 40, depth: 24 }).board;
    expect(high).toHaveLength(2 * 9 + 3);
    const narrow = layOut(pictureAt(busy(), { columns: 52 }), { columns: 52, rows: 24 });
    expect(Math.max(...narrow.map(width))).toBeLessThanOrEqual(52);
    const map = narrow.slice(1, 13);
    expect(map.join('\n')).toBe(picture(busy()).trim().replace(/^/, '            '));
    expect(narrow.findIndex((line) => line.includes('A You'))).toBeGreaterThan(12);
  });
});
