import { useUnit } from 'effector-react';
import { Copy } from 'lucide';
import type { SentPlaceholder, SentRequest } from '@/shared/api/generations';
import { formatNumber } from '@/shared/lib/numbers';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { markedParts } from '../model/marked-text';
import { copyRequested } from '../model/sent-requests';
import * as styles from './sent.css';

const KINDS: Record<SentPlaceholder['kind'], string> = {
  student: 'a name from your classes',
  person: 'a name',
  email: 'an email address',
  phone: 'a phone number',
  id: 'an ID',
  text: 'a text that looks like a placeholder',
};

/** One request to a model: where it went, what was replaced in it, and its texts. */
export function SentRequestView({ request }: { request: SentRequest }) {
  const copy = useUnit(copyRequested);
  const { model, host, placeholders, input_tokens, output_tokens } = request;
  return (
    <div className={styles.request}>
      <dl className={styles.facts}>
        <Fact name="Sent to">{host}</Fact>
        <Fact name="Model">{model}</Fact>
        <Fact name="Tokens">
          {input_tokens === null || output_tokens === null
            ? 'No answer'
            : `${formatNumber(input_tokens)} in, ${formatNumber(output_tokens)} out`}
        </Fact>
      </dl>
      {placeholders.length > 0 ? (
        <>
          <Heading level={4} size="md">
            Replaced before sending
          </Heading>
          <dl className={styles.facts}>
            {placeholders.map(({ name, kind, value }) => (
              <Fact key={name} name={<mark className={styles.placeholder}>{name}</mark>}>
                {value} <span className={styles.kind}>{KINDS[kind]}</span>
              </Fact>
            ))}
          </dl>
        </>
      ) : null}
      <SentText title="Request" text={request.user} placeholders={placeholders} />
      <SentText title="Instructions" text={request.system} placeholders={placeholders} />
      <div>
        <Button variant="second" icon={Copy} onClick={() => copy(request)}>
          Copy both texts
        </Button>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

type SentTextProps = { title: string; text: string; placeholders: readonly SentPlaceholder[] };

function SentText({ title, text, placeholders }: SentTextProps) {
  const names = placeholders.map(({ name }) => name);
  return (
    <>
      <Heading level={4} size="md">
        {title}
      </Heading>
      <pre className={styles.text}>
        {markedParts(text, names).map((part) =>
          part.isPlaceholder ? (
            <mark key={part.start} className={styles.placeholder}>
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </pre>
    </>
  );
}
