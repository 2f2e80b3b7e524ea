import { Link } from '@/shared/ui/link';

const isWebAddress = (link: string): boolean => /^https?:\/\//i.test(link);

/** The link of work that was handed in. */
export function WorkLink({ link }: { link: string }) {
  if (link === '') return null;
  return (
    <div>
      {/* Only web addresses: a script in an address would run on this page. */}
      {isWebAddress(link) ? (
        <Link href={link} external>
          {link}
        </Link>
      ) : (
        link
      )}
    </div>
  );
}
