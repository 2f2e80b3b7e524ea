import { Accordion as Ark } from '@ark-ui/react/accordion';
import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon';
import * as styles from './accordion.css';

export type AccordionItem = {
  /** The unique id of the part. */
  value: string;
  /** The title. */
  title: ReactNode;
  /** A short note beside the title, such as the number of completed fields. */
  note?: string;
  /** The content. */
  content: ReactNode;
};

export type AccordionProps = {
  /** The parts, in order. */
  items: readonly AccordionItem[];
  /** Allows several parts to be open at the same time. */
  multiple?: boolean;
  /** The parts that are open initially. */
  defaultOpen?: readonly string[];
  /** The open parts, if the parent controls them. */
  open?: readonly string[];
  /** Called with the open parts when one opens or closes. */
  onOpenChange?: (open: string[]) => void;
  /** The heading level of the titles. */
  level?: 2 | 3 | 4;
};

/** Collapsible parts below each other. Closed parts stay mounted, so their fields keep their values. */
export function Accordion({
  items,
  multiple = false,
  defaultOpen = [],
  open,
  onOpenChange,
  level = 3,
}: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <Ark.Root
      className={styles.root}
      multiple={multiple}
      collapsible
      defaultValue={[...defaultOpen]}
      value={open && [...open]}
      onValueChange={({ value }) => onOpenChange?.(value)}
    >
      {items.map((item) => (
        <Ark.Item key={item.value} className={styles.item} value={item.value}>
          <Heading>
            <Ark.ItemTrigger className={styles.trigger}>
              <span className={styles.title}>{item.title}</span>
              {item.note ? <span className={styles.note}>{item.note}</span> : null}
              <Ark.ItemIndicator className={styles.arrow}>
                <Icon of={ChevronDown} />
              </Ark.ItemIndicator>
            </Ark.ItemTrigger>
          </Heading>
          <Ark.ItemContent className={styles.content}>
            <div className={styles.inner}>{item.content}</div>
          </Ark.ItemContent>
        </Ark.Item>
      ))}
    </Ark.Root>
  );
}
