import '../theme/template-themes.css';
import { Star } from 'lucide';
import { Icon, type IconShape } from '../icon';
import type { CoverLook } from '../theme/covers';
import { coverAttributes } from '../theme/mixed-cover';
import * as styles from './template-card.css';

export type TemplateCardProps = {
  /** The template or cover that colours it. */
  template: CoverLook;
  /** The name of the template. */
  title: string;
  /** A one-line description. */
  description?: string;
  /** The URL of its form. */
  href: string;
  /** The icon. */
  icon: IconShape;
  /** A line below, such as "about 3,200 credits" or the plan that it needs. */
  note?: string;
  /** Whether it is a favourite. */
  favourite?: boolean;
  /** Called with the new favourite state; without it the card has no star. */
  onFavouriteChange?: (favourite: boolean) => void;
  /** A `cover` for shelves, a `soft` card for long lists. */
  look?: 'cover' | 'soft';
};

/** A template as a book with its name on a label. On phones the book lies flat. */
export function TemplateCard({ favourite = false, onFavouriteChange, ...card }: TemplateCardProps) {
  return (
    <article className={styles.card} {...coverAttributes(card.template)}>
      {card.look === 'soft' ? <SoftCard {...card} /> : <CoverCard {...card} />}
      {onFavouriteChange ? (
        <button
          type="button"
          className={styles.star}
          data-look={card.look ?? 'cover'}
          aria-pressed={favourite}
          aria-label={`Favourite: ${card.title}`}
          onClick={() => onFavouriteChange(!favourite)}
        >
          <Icon of={Star} filled={favourite} />
        </button>
      ) : null}
    </article>
  );
}

type Face = Omit<TemplateCardProps, 'favourite' | 'onFavouriteChange'>;

function CoverCard({ title, description, href, icon, note }: Face) {
  return (
    <a className={styles.book} href={href}>
      <span className={styles.cover}>
        <span className={styles.icon}>
          <Icon of={icon} size="xl" />
        </span>
        <span className={styles.plate}>{title}</span>
      </span>
      {description ? <span className={styles.description}>{description}</span> : null}
      {note ? <span className={styles.note}>{note}</span> : null}
    </a>
  );
}

function SoftCard({ title, description, href, icon, note }: Face) {
  return (
    <a className={styles.soft} href={href}>
      <Icon of={icon} size="xl" />
      <span className={styles.softTitle}>{title}</span>
      {description ? <span className={styles.softText}>{description}</span> : null}
      {note ? <span className={styles.softNote}>{note}</span> : null}
    </a>
  );
}
