import { Link } from '../link';
import * as styles from './legal-links.css';

/** Links to privacy, terms and licences, at the end of a page. */
export function LegalLinks() {
  return (
    <nav className={styles.links} aria-label="Legal">
      <Link href="/privacy" variant="quiet" standalone>
        Privacy
      </Link>
      <Link href="/terms" variant="quiet" standalone>
        Terms
      </Link>
      <Link href="/licences" variant="quiet" standalone>
        Licences
      </Link>
    </nav>
  );
}
