/** Where a list of documents is: the history of one template, or a page with documents of all of them. */
export type ListKind = 'history' | 'favourites' | 'search';
