import { metresBetween } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { initialsOf } from '@callboard/ui';
import { distanceOf } from '../../on-site/position/distance-to-site.ts';
import type { MapPerson, MapSite } from './map-person.ts';
import { offsetFrom, roundLength } from './map-scale.ts';
import styles from './plain-drawing.module.css';

const [width, height] = [360, 280];
const [middleX, middleY] = [width / 2, height / 2];
const reach = 108;
/** Who is farther stands at the edge: the site must stay to be seen. */
const farthestM = 20_000;
const longestBar = 96;

type PlainDrawingProps = { site: MapSite; people: readonly MapPerson[] };

/** The site without a map: its circle, its pin, who is where, a scale and north. */
export function PlainDrawing({ site, people }: PlainDrawingProps) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const { radiusM, name } = site;
  const far = people.map((person) => Math.min(metresBetween(site, person), farthestM));
  const pixelsPerMetre = reach / Math.max(radiusM * 1.15, ...far.map((metres) => metres * 1.1));
  const barMetres = roundLength(longestBar / pixelsPerMetre);
  const length = (metres: number) => {
    const { value, unit } = distanceOf(metres);
    return number(value, { style: 'unit', unit, unitDisplay: 'short' });
  };
  const bar = barMetres * pixelsPerMetre;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('site-map.drawing', { place: name, radius: length(radiusM) })}
      className={styles.drawing}
    >
      {[1, 2, 3].map((ring) => (
        <circle key={ring} cx={middleX} cy={middleY} r={ring * 62} className={styles.ring} />
      ))}
      <circle cx={middleX} cy={middleY} r={radiusM * pixelsPerMetre} className={styles.radius} />
      <text x={middleX} y={middleY + radiusM * pixelsPerMetre - 8} className={styles.length}>
        {length(radiusM)}
      </text>
      {people.map((person) => (
        <Person key={person.id} person={person} site={site} pixelsPerMetre={pixelsPerMetre} />
      ))}
      <g className={styles.pin} transform={`translate(${middleX} ${middleY})`}>
        <path d="M0 0 C-4 -9 -12 -14 -12 -23 A12 12 0 1 1 12 -23 C12 -14 4 -9 0 0 Z" />
        <circle cx={0} cy={-23} r={4.5} className={styles.hole} />
      </g>
      <g className={styles.sign} transform={`translate(${width - 26} 34)`}>
        <path d="M0 -16 L7 4 L0 0 L-7 4 Z" className={styles.arrow} />
        <text y={18}>{t('site-map.north')}</text>
      </g>
      <g className={styles.sign} transform={`translate(16 ${height - 18})`}>
        <path d={`M0 -5 V0 H${bar} V-5`} className={styles.bar} />
        <text x={bar / 2} y={-8}>
          {length(barMetres)}
        </text>
      </g>
    </svg>
  );
}

type PersonProps = { person: MapPerson; site: MapSite; pixelsPerMetre: number };

function Person({ person, site, pixelsPerMetre }: PersonProps) {
  const { east, north } = offsetFrom(site, person);
  const distance = Math.hypot(east, north) * pixelsPerMetre;
  const cut = distance > reach * 1.1 ? (reach * 1.1) / distance : 1;
  const x = middleX + east * pixelsPerMetre * cut;
  const y = middleY - north * pixelsPerMetre * cut;
  return (
    <g className={person.mine ? styles.me : styles.person} transform={`translate(${x} ${y})`}>
      <circle r={14} />
      <text y={4}>{initialsOf(person.name)}</text>
    </g>
  );
}
