import { HeartHandshake } from 'lucide';
import type { Help } from '@/shared/api/safety';
import { Banner } from '@/shared/ui/banner';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';

/** Where a user who confides something finds help. */
export function HelpPanel({ help: { title, text, contacts } }: { help: Help }) {
  return (
    <Banner tone="info" urgent icon={HeartHandshake} title={title}>
      <Stack gap={3}>
        <span>{text}</span>
        <Stack as="ul" gap={3} label="Where to find help">
          {contacts.map(({ name, detail, url }) => (
            <li key={name}>
              {url === null ? (
                <strong>{name}</strong>
              ) : (
                <Link href={url} standalone {...(url.startsWith('https:') && { external: true })}>
                  {name}
                </Link>
              )}
              <div>{detail}</div>
            </li>
          ))}
        </Stack>
      </Stack>
    </Banner>
  );
}
