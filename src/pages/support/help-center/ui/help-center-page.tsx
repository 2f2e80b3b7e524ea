import { PageHeader } from '@/shared/ui/page-header';

export const HelpCenterPage = () => <PageHeader title="Help center" />;
