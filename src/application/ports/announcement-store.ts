import type { Announcement } from "../../domain/announcement/announcement.ts";
import type { HaltKind } from "../../domain/halt/halt.ts";
import type { StaffId } from "../../domain/id/id.ts";
import type { AuditEntry } from "./audit.ts";

/** An announcement as staff see it; `madeBy` is undefined for those that come with the platform. */
export interface AnnouncementRecord extends Announcement {
  readonly madeBy: string | undefined;
}

/** The banners of the whole site. */
export interface AnnouncementStore {
  /** Those that are on and not over, those that begin later included. */
  listOn(): Promise<readonly Announcement[]>;
  /** Newest first. */
  list(most: number): Promise<readonly AnnouncementRecord[]>;
  /** Adds one that is on, with what is halted while it is shown. */
  add(
    announcement: Announcement & { readonly halts: HaltKind | undefined },
    staffId: StaffId,
    audit: AuditEntry,
  ): Promise<void>;
  /** Switches one on or off; false if there is none, or it is so already. */
  switch(id: string, isOn: boolean, audit: AuditEntry): Promise<boolean>;
}
