import {
  blockedIn,
  isShown,
  type Announcement,
  type BlockableAction,
} from "../../domain/announcement/announcement.ts";
import type { AnnouncementStore } from "../ports/announcement-store.ts";

/** The announcements as this process knows them: every page has them, so none asks the database. */
export class ShownAnnouncements {
  readonly #store: Pick<AnnouncementStore, "listOn">;
  readonly #now: () => number;
  #on: readonly Announcement[] = [];

  /** `now`: milliseconds since the epoch. */
  constructor(store: Pick<AnnouncementStore, "listOn">, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Looks up which are on. */
  async refresh(): Promise<void> {
    this.#on = await this.#store.listOn();
  }

  /** What is shown now to people who are signed in, or to those who are not. */
  to(isSignedIn: boolean): readonly Announcement[] {
    const now = this.#now();
    return this.#on.filter((each) => isShown(each, now, isSignedIn));
  }

  /** What people who say that they live there cannot do now (answers 32). */
  blockedIn(country: string | undefined): readonly BlockableAction[] {
    return blockedIn(country, this.#on, this.#now());
  }
}
