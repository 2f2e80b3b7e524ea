export { PhoneTabs, type PhoneTab, type PhoneTabsProps } from './phone-tabs';
export { TabLinks, type TabLink, type TabLinksProps } from './tab-links';
export { Tabs, type TabItem, type TabsProps } from './tabs';
