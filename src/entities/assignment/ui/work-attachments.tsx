import { useUnit } from 'effector-react';
import { Download } from 'lucide';
import type { WorkFile } from '@/shared/api/submissions';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Link } from '@/shared/ui/link';
import { fileOpened } from '../model/open-file';

type WorkAttachmentsProps = { files: readonly WorkFile[]; link: string };

const isWebAddress = (link: string): boolean => /^https?:\/\//i.test(link);

/** The files and the link of work that was handed in. */
export function WorkAttachments({ files, link }: WorkAttachmentsProps) {
  const open = useUnit(fileOpened);
  if (files.length === 0 && link === '') return null;
  return (
    <Cluster gap={2} label="Files and link">
      {files.map(({ id, name }) => (
        <Button key={id} size="sm" icon={Download} onClick={() => open(id)}>
          {name}
        </Button>
      ))}
      {/* Only web addresses: a script in an address would run on this page. */}
      {isWebAddress(link) ? (
        <Link href={link} external>
          {link}
        </Link>
      ) : (
        link
      )}
    </Cluster>
  );
}
