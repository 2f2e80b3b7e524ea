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

/** The head of the page: what is being done, and how far it is. */
export function PaymentFrame({ title, lead, step = 1, children }: PaymentFrameProps) {
  return (
    <Stack gap={7}>
      <PageHeader title={title} lead={lead} actions={<PaySteps current={step} />} />
      {children}
    </Stack>
  );
}
