import type { ComponentType } from "react";
import type { MessageDescriptor } from "@lingui/core";
import type { LucideIcon } from "lucide-react";
import type { AdminBodyOf } from "../adapters/http/client/admin-client.ts";
import type { StaffPermission } from "../domain/staff/staff-roles.ts";

export type QueueName = AdminBodyOf<"listQueues">[number]["name"];

/**
 * A kind of thing that the console has pages for.
 *
 * - `name`: its place in the address, and in the server's for lists.
 * - `group`: where the navigation has it.
 * - `permission`: who does not hold it sees nothing of it.
 * - `queues`: what waits in it, for the counts beside its name.
 */
export interface ConsoleResource {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly group: "queues" | "look-up" | "house";
  readonly permission: StaffPermission;
  readonly queues?: readonly QueueName[];
  readonly list: ComponentType;
  readonly show?: ComponentType;
}
