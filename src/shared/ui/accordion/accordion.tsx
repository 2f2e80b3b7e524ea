import { Accordion as Ark } from '@ark-ui/react/accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon';
import * as styles from './accordion.css';

export type AccordionItem = {
  /** Names the part. */
  value: string;
  /** What it is about. */
  title: ReactNode;
  /** A short word beside the title, such as how many fields are filled. */
  note?: string;
  /** What it holds. */
  content: ReactNode;
};

export type AccordionProps = {
  /** The parts, in order. */
  items: readonly AccordionItem[];
  /** Lets several parts be open together. */
  multiple?: boolean;
  /** The parts that are open at first. */
  defaultOpen?: readonly string[];
  /** The open parts, if the parent controls them. */
  open?: readonly string[];
  /** Called with the parts that are open, when one opens or closes. */
  onOpenChange?: (open: string[]) => void;
  /** The level of the titles in the outline of the page. */
  level?: 2 | 3 | 4;
};

/** Parts that open below each other; closed parts stay mounted and keep their values. */
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
