import { Link } from '../link';
import { textParts } from './text-parts';

export type LinkedTextProps = {
  /** The plain text. */
  text: string;
};

/** What people wrote, with its addresses as links. */
export const LinkedText = ({ text }: LinkedTextProps) =>
  textParts(text).map((part, index) =>
    part.isLink ? (
      <Link key={index} href={part.text} external>
        {part.text}
      </Link>
    ) : (
      part.text
    ),
  );
