// One file: everybody who is signed in needs all of them.
export { TourWatch } from "../tour/tour-watch.tsx";
export { News } from "./news.tsx";
export { OwnActs } from "./own-acts.tsx";
export { OwnPlaces } from "./own-places.tsx";
