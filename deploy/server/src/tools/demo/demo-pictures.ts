import sharp from 'sharp';
import { diceOf } from './dice.ts';

const skins = ['#f3d2b8', '#e6b993', '#c98f68', '#9a6542', '#6f4630', '#f7dccb'];
const hairs = ['#2a1d17', '#5a3a22', '#a8682f', '#d9b26a', '#8c8c8c', '#3a2f4f', '#7a1f1f'];
const shirts = ['#0b6b5d', '#1f5fbf', '#8f5400', '#6a3fc0', '#b3261e', '#5f6b66', '#19753f'];
const walls = ['#dfe9fb', '#def0e3', '#fbeacb', '#ebe3fb', '#fbe0dd', '#e4e9e6'];

const toWebp = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).webp({ quality: 72 }).toBuffer();

/** The longest side that a picture of a person is shown at. */
export const portraitEdge = 400;

/** An invented face: nobody who lives looks like it. */
export function portrait(seed: string): Promise<Buffer> {
  const dice = diceOf(`portrait of ${seed}`);
  const skin = dice.pick(skins);
  const hair = dice.pick(hairs);
  const long = dice.roll(2) === 0;
  const tilt = dice.roll(9) - 4;
  return toWebp(`<svg xmlns="http://www.w3.org/2000/svg" width="${portraitEdge}" height="${portraitEdge}" viewBox="0 0 240 240">
    <rect width="240" height="240" fill="${dice.pick(walls)}"/>
    <g transform="rotate(${tilt} 120 140)">
      ${long ? `<path d="M62 116c0-44 26-70 58-70s58 26 58 70v74H62z" fill="${hair}"/>` : ''}
      <path d="M28 250c4-54 42-76 92-76s88 22 92 76z" fill="${dice.pick(shirts)}"/>
      <rect x="102" y="150" width="36" height="38" rx="16" fill="${skin}"/>
      <ellipse cx="120" cy="116" rx="${42 + dice.roll(6)}" ry="${50 + dice.roll(6)}" fill="${skin}"/>
      <path d="M74 108c-4-42 20-64 46-64s50 22 46 64c-8-22-20-34-46-34s-38 12-46 34z" fill="${hair}"/>
      <circle cx="103" cy="118" r="4.5" fill="#22201e"/><circle cx="137" cy="118" r="4.5" fill="#22201e"/>
      <path d="M104 ${140 + dice.roll(3)}q16 ${8 + dice.roll(8)} 32 0" fill="none" stroke="#22201e" stroke-width="4" stroke-linecap="round"/>
    </g></svg>`);
}

/** The same picture for small places. */
export const smaller = (picture: Buffer, edge: number): Promise<Buffer> =>
  sharp(picture).resize(edge, edge).webp({ quality: 80 }).toBuffer();

const ribbon = (d: string, width: number, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="url(#light)" stroke-width="${width}" opacity="${opacity}"/>`;

/** One band of light, drawn ever narrower over itself, so that it fades at its sides. */
const band = (d: string): string =>
  Array.from({ length: 24 }, (_, n) => ribbon(d, 240 - n * 10, 0.035)).join('');

const aurora = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1440" viewBox="0 0 1080 1440">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0.6" y2="1">
      <stop offset="0" stop-color="#17705f"/><stop offset="0.45" stop-color="#0b3d36"/><stop offset="1" stop-color="#06201d"/>
    </linearGradient>
    <linearGradient id="light" x1="0" y1="0" x2="1" y2="0.25">
      <stop offset="0" stop-color="#57c9b3" stop-opacity="0.15"/><stop offset="0.4" stop-color="#8ff0cf"/>
      <stop offset="1" stop-color="#57c9b3" stop-opacity="0.1"/>
    </linearGradient>
  </defs>
  <rect width="1080" height="1440" fill="url(#sky)"/>
  ${band('M-200 420C120 180 380 560 660 360S1020 120 1300 260')}
  ${band('M-200 760C160 600 420 860 720 660S1080 560 1300 640')}
  <path d="M0 1240l180-150 150 110 210-190 190 170 130-100 220 170v190H0z" fill="#04150f" opacity="0.75"/>
  <path d="M0 1330l240-110 200 90 260-120 380 150v100H0z" fill="#020c09" opacity="0.8"/></svg>`;

const waves = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1440" viewBox="0 0 1080 1440">
  <defs><linearGradient id="dusk" x1="0" y1="0" x2="0.3" y2="1">
    <stop offset="0" stop-color="#d4573a"/><stop offset="0.5" stop-color="#8e231c"/><stop offset="1" stop-color="#2b0807"/>
  </linearGradient></defs>
  <rect width="1080" height="1440" fill="url(#dusk)"/>
  <circle cx="800" cy="360" r="150" fill="#ffb08a" opacity="0.55"/>
  ${[0, 1, 2, 3, 4]
    .map(
      (n) =>
        `<path d="M0 ${700 + n * 130}c180-${90 - n * 10} 360 ${80 - n * 8} 540 0s360-${80 + n * 6} 540 0V1440H0z" fill="#3d0b0a" opacity="${0.22 + n * 0.1}"/>`,
    )
    .join('')}</svg>`;

export const background = (picture: 'aurora' | 'waves'): Promise<Buffer> =>
  sharp(Buffer.from(picture === 'aurora' ? aurora : waves))
    .webp({ quality: 60 })
    .toBuffer();

const marks: Readonly<Record<string, string>> = {
  nordlicht:
    '<path d="M30 70V26l36 44V26" fill="none" stroke="#fffefb" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/>',
  redwave:
    '<path d="M16 56c11-22 22-22 32 0s21 22 32 0" fill="none" stroke="#fffefb" stroke-width="11" stroke-linecap="round"/>',
  canal:
    '<path d="M18 68v-8c0-40 60-40 60 0v8M18 68h60" fill="none" stroke="#fffefb" stroke-width="10" stroke-linecap="round"/>',
};

export const favicon = (tenant: string, color: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="${color}"/>${marks[tenant] ?? ''}</svg>`,
    ),
  )
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A plan of a hall with its gates, as somebody would attach it. */
export const hallPlan = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 900 600">
    <rect width="900" height="600" fill="#fffefb"/><g fill="none" stroke="#1b1a17" stroke-width="6">
    <path d="M60 60h780v420H60z"/><path d="M320 60v170h260V60"/></g>
    <g fill="#0b6b5d"><rect x="140" y="470" width="90" height="22"/><rect x="405" y="470" width="90" height="22"/><rect x="670" y="470" width="90" height="22"/></g>
    <g fill="#8f5400" opacity="0.7"><rect x="120" y="290" width="130" height="70"/><rect x="290" y="290" width="130" height="70"/><rect x="640" y="290" width="130" height="70"/></g>
    <path d="M450 560v-60m-14 16l14-16 14 16" fill="none" stroke="#0b6b5d" stroke-width="6"/></svg>`),
  )
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
