const INKS = {
  light: `color-scheme:light;--paper:#f3ecdb;--panel:#faf5e9;--ink:#2a251b;--soft:#5f5542;--rule:#cbbfa3;--accent:#6a4a1f;--red:#96291f;--red-tint:#e7c3b4;--blue:#24487f;--blue-tint:#bccbe0;--none:#6b614d;--none-tint:#ddd2b8;`,
  dark: `color-scheme:dark;--paper:#211f1a;--panel:#29271f;--ink:#ece5d2;--soft:#b9af99;--rule:#4c4838;--accent:#d8b46a;--red:#ec9a8c;--red-tint:#5b2f29;--blue:#9dbdf0;--blue-tint:#2b3c5a;--none:#b9ad8f;--none-tint:#443f31;`,
}

/** Paper and ink, by day and by night; and on real paper always by day. */
export const style = `
:root{${INKS.light}}
@media (prefers-color-scheme:dark){:root{${INKS.dark}}}
@media print{:root{${INKS.light}--paper:#fff;--panel:#fff}}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:1.0625rem/1.55 'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,'Times New Roman',serif;-webkit-text-size-adjust:100%}
body{margin:0}
main{max-width:66rem;margin:0 auto;padding:2.5rem clamp(1rem,4vw,3rem) 4rem}
h1,h2,h3{font-weight:500;line-height:1.15;margin:0;text-wrap:balance}
h1{font-size:clamp(1.9rem,5vw,3rem);letter-spacing:-.01em}
h2{font-size:1.4rem}
h3{font-size:1.1rem;font-style:italic;margin:1.5rem 0 .4rem}
p{margin:0 0 .7rem}
a{color:var(--accent)}
header{text-align:center}
.eyebrow{font-size:.8rem;letter-spacing:.16em;text-transform:uppercase;color:var(--soft);margin:0 0 .8rem}
.of{font-style:italic;font-size:1.2rem;color:var(--soft);margin:.5rem auto 0;max-width:40rem;text-wrap:balance}
.ornament{display:block;width:15rem;max-width:70%;height:1.5rem;margin:1.1rem auto;fill:none;stroke:var(--accent);stroke-width:1.1;stroke-linecap:round}
.stopped{display:inline-block;border:1px solid var(--red);color:var(--red);padding:.35rem .9rem;font-style:italic}
.summary{font-size:1.2rem;line-height:1.55;max-width:46rem;margin:0 auto 1.6rem;text-align:center;text-wrap:pretty}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:0 2.2rem;margin:0;padding:.7rem 0;border-top:3px double var(--rule);border-bottom:3px double var(--rule);font-size:.94rem}
.facts div{display:flex;gap:.8rem;justify-content:space-between;align-items:baseline;padding:.28rem 0}
dt{color:var(--soft);font-style:italic;white-space:nowrap}
dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums lining-nums}
.pair{display:grid;grid-template-columns:1fr;gap:0 3.2rem}
figure{margin:2.2rem 0 0;min-width:0;break-inside:avoid}
figcaption p{color:var(--soft);font-size:.94rem;line-height:1.45;margin:.35rem 0 .8rem;text-wrap:pretty}
figure>svg{display:block;width:100%;height:auto;overflow:visible}
svg text{font-family:inherit;fill:var(--ink)}
.label,.value{paint-order:stroke;stroke:var(--paper);stroke-width:3px;stroke-linejoin:round}
.label{font-size:14px}
.value{font-size:14px;font-variant-numeric:tabular-nums lining-nums}
.tick,.small{font-size:12.5px;fill:var(--soft);font-variant-numeric:tabular-nums lining-nums}
svg .small{font-size:11.5px;fill:var(--ink);fill-opacity:.8}
.end{text-anchor:end}
.middle{text-anchor:middle}
.rule{stroke:var(--rule);stroke-width:.7;fill:none}
.bar{stroke-width:1}
.bar.red{fill:url(#hatch-red);stroke:var(--red)}
.bar.blue{fill:url(#hatch-blue);stroke:var(--blue)}
.bar.none{fill:url(#hatch-none);stroke:var(--none)}
.tint.red{fill:var(--red-tint)}.tint.blue{fill:var(--blue-tint)}.tint.none{fill:var(--none-tint)}
.line{fill:none;stroke-width:.8}
.line.red{stroke:var(--red)}.line.blue{stroke:var(--blue)}.line.none{stroke:var(--none);stroke-width:.6}
.whisker{stroke:var(--ink);stroke-width:1.3;fill:none}
.mark{stroke:var(--ink);stroke-width:1;stroke-dasharray:4 3;fill:none}
.curve{fill:none;stroke-width:2;stroke-linejoin:round}
.curve.red{stroke:var(--red)}.curve.blue{stroke:var(--blue);stroke-dasharray:6 3}.curve.none{stroke:var(--ink)}
.dot{stroke:var(--paper);stroke-width:1}
.dot.red{fill:var(--red)}.dot.blue{fill:var(--blue)}.dot.none{fill:var(--ink)}
.band{fill:var(--accent);fill-opacity:.16}
.cell~.value,.cell~.small{stroke:none}
.cell-ground{fill:var(--panel)}
.cell.red{fill:var(--red)}.cell.blue{fill:var(--blue)}.cell.none{fill:none}
.legend{display:flex;gap:1.4rem;font-size:.92rem;margin:0 0 .5rem}
.legend svg{width:1.15rem;height:.8rem}
details{margin-top:.5rem;font-size:.92rem}
summary{cursor:pointer;color:var(--accent);padding:.15rem 0}
summary:focus-visible,a:focus-visible,.wide:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums lining-nums;margin:.4rem 0 .8rem}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:.22rem .5rem;text-align:right;border-bottom:1px solid var(--rule);font-weight:400;vertical-align:top}
td{white-space:nowrap}
thead th{color:var(--soft);font-style:italic;vertical-align:bottom}
th:first-child{text-align:left;padding-left:0}
.section{border-top:3px double var(--rule);padding-top:1.4rem;margin-top:3rem}
.typical .pair>div{padding-top:1.2rem;overflow-wrap:anywhere}
.typical figure{margin-top:1.2rem}
.typical figure h3{margin:0;font-style:normal;font-size:1.15rem}
.maps{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));margin:1.4rem 0 0}
.maps figure{margin:0}
.maps img{display:block;width:100%;height:auto;border:1px solid var(--rule)}
.maps figcaption{font-style:italic;color:var(--soft);font-size:.92rem;margin-bottom:.3rem}
.chapter{border-bottom:1px solid var(--rule);margin:0;padding:.35rem 0}
.chapter ol{margin:.3rem 0 .6rem;padding-left:2.4rem;max-width:52rem}
.chapter li{padding:.08rem 0}
.chapter li::marker{color:var(--soft);font-size:.85em}
.notes ul{padding-left:1.2rem;max-width:52rem;color:var(--soft);font-size:.94rem}
.notes li{margin:.3rem 0}
.colophon{font-size:.88rem;font-style:italic;color:var(--soft);margin-top:1.4rem}
@media (max-width:40rem){.summary{font-size:1.08rem;text-align:left}main{padding-top:1.6rem}}
@media (min-width:56rem){.pair{grid-template-columns:1fr 1fr}}
@media print{
html{font-size:10pt}
main{max-width:none;padding:0}
.pair{grid-template-columns:1fr 1fr;gap:0 1.6rem}
details,.screen{display:none}
svg *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`
