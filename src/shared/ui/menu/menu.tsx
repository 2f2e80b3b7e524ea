import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';
import type { IconShape } from '../icon';
import { createDeferred } from '../../deferred';

export type MenuEntry =
  | {
      /** An action. */
      kind: 'item';
      /** The value that `onSelect` receives. */
      value: string;
      /** The label: a verb, or the name of a page. */
      label: string;
      /** A line of details. */
      description?: string;
      /** An icon before the text. */
      icon?: IconShape;
      /** The keyboard shortcut, or a file format. */
      hint?: string;
      /** Whether it destroys something. */
      danger?: boolean;
      /** Whether it is disabled. */
      disabled?: boolean;
    }
  | {
      /** An option that is on or off; choosing it does not close the menu. */
      kind: 'check';
      /** The value that `onSelect` receives. */
      value: string;
      /** The label. */
      label: string;
      /** Whether it is on. */
      checked: boolean;
    }
  | {
      /** A choice of one option; choosing does not close the menu. */
      kind: 'radios';
      /** The label above the options. */
      label: string;
      /** The value of the chosen option. */
      value: string;
      /** The options, whose values `onSelect` receives. */
      options: readonly { value: string; label: string }[];
    }
  | {
      /** A separator. */
      kind: 'rule';
    }
  | {
      /** The label of the entries that follow. */
      kind: 'heading';
      /** The name. */
      label: string;
    };

export type MenuProps = {
  /** The accessible name of the menu. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** The entries, in order. */
  entries: readonly MenuEntry[];
  /** Called with the value of the selected entry. */
  onSelect: (value: string) => void;
  /** The text above the entries, such as the user's name. */
  header?: ReactNode;
  /** The end of the trigger it is aligned with. */
  align?: 'start' | 'end';
  /** Opens it initially, for stories. */
  defaultOpen?: boolean;
};

const { Deferred: DeferredSurface, isLoaded } = createDeferred(
  async () => (await import('./menu-surface')).MenuSurface,
);

type Opening = { state: 'unused' } | { state: 'used'; highlighted?: string | undefined };

/**
 * A menu of actions. Arrow keys move, letters search, Escape closes. Until the user begins to use the page, it is only its
 * trigger.
 */
export function Menu(props: MenuProps) {
  const { trigger, entries, defaultOpen = false } = props;
  const [isWhole] = useState(() => isLoaded() || defaultOpen);
  const [opening, setOpening] = useState<Opening>({ state: 'unused' });
  if (isWhole) return <DeferredSurface props={props} />;

  const first = entries.find((entry) => entry.kind === 'item' && !entry.disabled);
  const byKeyboard = () =>
    setOpening({ state: 'used', highlighted: first?.kind === 'item' ? first.value : undefined });
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A click without a pointer is the Enter or the space key.
    onClick: ({ detail }) => (detail === 0 ? byKeyboard() : setOpening({ state: 'used' })),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      byKeyboard();
    },
  });
  if (opening.state === 'unused') return closed;
  return (
    <DeferredSurface
      fallback={closed}
      props={{ ...props, defaultOpen: true, highlighted: opening.highlighted }}
    />
  );
}
