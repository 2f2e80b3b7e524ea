import { StandardsFramework } from '../../generated/schemas/standardsFramework.ts';

/** The frameworks whose licences allow us to ship their texts; see docs/credits.md. */
export const standardsFrameworks: readonly StandardsFramework[] = Object.values(StandardsFramework);

/** The licences require this notice wherever the standards appear. */
export const standardsNotice =
  'Common Core: © Copyright 2010. National Governors Association Center for Best Practices and Council of Chief State School Officers. All rights reserved. NGSS is a registered trademark of WestEd; neither WestEd nor the lead states and partners that developed the standards were involved in this product, and they do not endorse it.';
