import { favouritesOpened } from './model/favourites';

export { FavouritesPage as View } from './ui/favourites-page';

export const open = () => favouritesOpened();
