import type { ReactNode } from 'react';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { BareShell } from '@/widgets/shell';
import { PaySteps } from './pay-steps';

const crumbs = [{ label: 'Plans', href: '/plans' }, { label: 'Payment' }];

type PaymentFrameProps = {
  title: string;
  lead?: string;
  /** The step being taken, from 0. */
  step?: number;
  children: ReactNode;
};

/** Payment keeps the margin and drops the menu. */
export function PaymentFrame({ title, lead, step = 1, children }: PaymentFrameProps) {
  return (
    <BareShell crumbs={crumbs} next="/plans">
      <Stack gap={7}>
        <PageHeader title={title} lead={lead} actions={<PaySteps current={step} />} />
        {children}
      </Stack>
    </BareShell>
  );
}
