/** Calm in light and in dark; text is never part of a picture that shrinks, so that a phone can show it. */
const LIGHT = `--paper:#fbf9f4;--card:#fffdf9;--ink:#22303c;--soft:#566472;--line:#dcd6c8;--grid:#e9e4d8;--mark:#1d5f8a;--span:#9dbfd4;--won:#2e7d5b;
--c0:#b04a35;--c1:#b3761b;--c2:#76579a;--c3:#3a76a6;--c4:#7d8288;--c5:#a3456f;--c6:#6d5138;--on:#fff`;
const DARK = `--paper:#10171e;--card:#161f28;--ink:#e7e3d8;--soft:#a3afb9;--line:#2e3a45;--grid:#222d37;--mark:#7cc0e8;--span:#38596d;--won:#6cc59b;
--c0:#e58a73;--c1:#e2b25f;--c2:#b79ad9;--c3:#82b6de;--c4:#a9afb5;--c5:#e08db2;--c6:#c4a284;--on:#10171e`;

export const STYLE = `:root{color-scheme:light dark;${LIGHT}}
@media (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif;font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%}
main{max-width:54rem;margin:0 auto;padding:2.5rem 1.1rem 4rem}
h1,h2,h3{font-family:Georgia,'Times New Roman',serif;font-weight:400;line-height:1.2;margin:0}
h1{font-size:clamp(1.8rem,5vw,2.6rem)}
h2{font-size:1.5rem}
h3{font-size:1.05rem;margin:1.4rem 0 .3rem}
header p{margin:.5rem 0 0;color:var(--soft);font-size:1.05rem}
.note{border-left:.25rem solid var(--c1);padding:.3rem .8rem;margin-top:1rem;color:var(--ink)}
section{margin-top:2.8rem}
.lead{margin:.35rem 0 1rem;color:var(--soft);max-width:44rem}
.row{display:grid;grid-template-columns:10rem 1fr 12.5rem;gap:0 .9rem;align-items:center;padding:.16rem 0}
.row .name{overflow-wrap:anywhere}
.row .value{text-align:right;white-space:nowrap}
.row .value small{color:var(--soft)}
.track{display:block;width:100%;height:1.5rem;overflow:visible}
.axis{display:grid;grid-template-columns:10rem 1fr 12.5rem;gap:0 .9rem;color:var(--soft);font-size:.8rem}
.axis div,.under{display:flex;justify-content:space-between}
.axis div span{width:0;display:flex;justify-content:center;white-space:nowrap}
.under{color:var(--soft);font-size:.8rem;margin-top:.15rem}
svg *{vector-effect:non-scaling-stroke}
.grid{stroke:var(--grid);stroke-width:1}
.base{stroke:var(--line);stroke-width:1}
.span{stroke:var(--mark);stroke-width:3;stroke-linecap:round;opacity:.55}
.dot{stroke:var(--mark);stroke-width:10;stroke-linecap:round}
.thin{stroke:var(--line);stroke-width:2;stroke-linecap:round}
.thick{stroke:var(--span);stroke-width:11}
.tick{stroke:var(--mark);stroke-width:3}
.even{stroke:var(--soft);stroke-width:1.5;stroke-dasharray:3 3}
.hist{display:block;width:100%;height:8.5rem;border-bottom:1px solid var(--line)}
.fill{fill:var(--span)}
.mid{stroke:var(--mark);stroke-width:2}
.bar{display:flex;height:1.5rem;gap:2px;border-radius:.3rem;overflow:hidden}
.bar span{min-width:2px;flex-basis:0;display:flex;align-items:center;justify-content:center;color:var(--on);font-size:.75rem;font-weight:600;overflow:hidden}
ul.key{list-style:none;margin:0 0 1rem;padding:0;display:grid;gap:.35rem;font-size:.92rem}
ul.key li{display:grid;grid-template-columns:1.6rem 1fr;gap:.6rem;align-items:start}
ul.key b{display:block;text-align:center;border-radius:.3rem;color:var(--on);line-height:1.5rem;height:1.5rem;font-size:.75rem}
.won{background:var(--won);fill:var(--won)}
${Array.from({ length: 7 }, (_, i) => `.c${i}{background:var(--c${i});fill:var(--c${i})}`).join('')}
details{margin-top:.9rem}
summary{cursor:pointer;color:var(--soft);padding:.35rem 0}
summary:hover,summary:focus-visible{color:var(--ink)}
:focus-visible{outline:2px solid var(--mark);outline-offset:3px;border-radius:.2rem}
details.kind{border:1px solid var(--line);background:var(--card);border-radius:.7rem;padding:.35rem 1rem;margin-top:.7rem}
details.kind[open]{padding-bottom:1.1rem}
details.kind>summary{color:var(--ink);display:flex;justify-content:space-between;gap:1rem}
details.kind>summary::before{content:'▸';color:var(--soft);margin-right:-.4rem}
details.kind[open]>summary::before{content:'▾'}
details.kind>summary span:first-of-type{flex:1}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem;width:100%}
th,td{padding:.3rem .7rem;border-bottom:1px solid var(--line);text-align:right}
th{font-weight:400;color:var(--soft)}
thead th{border-bottom-color:var(--soft);vertical-align:bottom}
th:first-child{text-align:left}
code{display:block;background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem;overflow-wrap:anywhere;font-size:.88rem}
footer{margin-top:3rem;padding-top:1.2rem;border-top:1px solid var(--line);color:var(--soft);font-size:.9rem}
footer p{margin:.5rem 0}
@media (max-width:38rem){
.row{grid-template-columns:1fr auto;padding:.45rem 0 .2rem}
.row .plot{grid-column:1/3;grid-row:2}
.axis{display:block}
.axis div span:last-child{justify-content:flex-end}.axis div span:first-child{justify-content:flex-start}
}
@media print{details.figures{display:none}}`;
