import { Toast, type ToastOptions, useToastContext } from '@ark-ui/react/toast';
import { CircleCheck, Info, TriangleAlert } from 'lucide';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icon';
import * as styles from './toast.css';
import { isThrownAway, swipeOffset } from './toast-swipe';

const icons = { success: CircleCheck, info: Info, error: TriangleAlert };

function kindOf(type: string | undefined): keyof typeof icons {
  if (type === 'success') return 'success';
  return type === 'error' ? 'error' : 'info';
}

type ToastCardProps = {
  /** The toast's state in the toaster. */
  toast: ToastOptions;
};

/** A toast. Escape or a swipe of 20 px dismisses it. */
export function ToastCard({ toast }: ToastCardProps) {
  const type = kindOf(toast.type);
  return (
    <Toast.Root className={styles.slot}>
      <Swipeable>
        <span className={styles.icon} data-type={type}>
          <Icon of={icons[type]} size="lg" />
        </span>
        <div className={styles.words}>
          <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
          {toast.description ? (
            <Toast.Description className={styles.description}>{toast.description}</Toast.Description>
          ) : null}
        </div>
        {toast.action ? (
          <Toast.ActionTrigger className={styles.action}>{toast.action.label}</Toast.ActionTrigger>
        ) : null}
      </Swipeable>
    </Toast.Root>
  );
}

function Swipeable({ children }: { children: ReactNode }) {
  const toast = useToastContext();
  const from = useRef<{ x: number; y: number } | null>(null);
  const [offset, setOffset] = useState({ x: 0, y: 0 });

  function grab(event: PointerEvent<HTMLDivElement>) {
    if (event.target instanceof Element && event.target.closest('button')) return;
    from.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function drag(event: PointerEvent) {
    if (from.current) setOffset(swipeOffset(from.current, { x: event.clientX, y: event.clientY }));
  }

  function release() {
    if (!from.current) return;
    from.current = null;
    if (isThrownAway(offset)) toast.dismiss();
    else setOffset({ x: 0, y: 0 });
  }

  return (
    <div
      className={styles.card}
      data-thrown={(!toast.visible && (offset.x !== 0 || offset.y !== 0)) || undefined}
      style={{ translate: `${offset.x}px ${offset.y}px` }}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {children}
    </div>
  );
}
