import wrap from '@callboard/ui/styles/wrap.module.css';
import styles from './crew-profile.module.css';

/** Short words side by side: skills, most of the time. */
export function TagList({ label, tags }: { label: string; tags: readonly string[] }) {
  return (
    <ul className={wrap.gap2} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
