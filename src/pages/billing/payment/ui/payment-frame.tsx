import type { ReactNode } from 'react';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { PaySteps } from './pay-steps';

type PaymentFrameProps = {
  title: string;
  lead?: string;
  /** The index of the current step. */
  step?: number;
  children: ReactNode;
};

/** The page's header, with the title and the steps. */
export function PaymentFrame({ title, lead, step = 1, children }: PaymentFrameProps) {
  return (
    <Stack gap={7}>
      <PageHeader title={title} lead={lead} actions={<PaySteps current={step} />} />
      {children}
    </Stack>
  );
}
