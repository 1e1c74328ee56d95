/** Heights that several lessons climb: all rows but the upper two, without a gap, a bridge or an ibex. */
const above = (row5: string): string => `    g10 s11 r11 g10
    ${row5}
    g8 s8 r8 g7 s8 r8
    g7 s7 r7 g6 s6 r7 g6
    g5 s6 r6 g4 s5 r5 g4 s5
    g3 s3 r3 g3 s3 r2 g2 s4 r2`;

export const SIX_ROWS = above('g9 s9 r10 g9 s9');
/** A bridge where a 7 would complete 9-8-7. */
export const SIX_ROWS_TO_FILM = above('r10 s9 g8i bridge g9');
