import { Link } from '@/shared/ui/link';
import { textParts } from '../model/text-parts';

/** What people wrote, with its addresses as links. */
export const LinkedText = ({ text }: { text: string }) =>
  textParts(text).map((part, index) =>
    part.isLink ? (
      <Link key={index} href={part.text} external>
        {part.text}
      </Link>
    ) : (
      part.text
    ),
  );
