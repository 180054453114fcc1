import { IsIn, IsString, Length } from "class-validator";
import {
  blockedCategories,
  type BlockedCategory,
} from "../../../../domain/screening/blocked-address.ts";

/** An address that nothing is to be sent to. */
export class BlockAddressDto {
  @IsString()
  @Length(1, 100)
  address!: string;

  @IsIn(blockedCategories)
  category!: BlockedCategory;

  /** Whose it is, or where it is listed. */
  @IsString()
  @Length(1, 200)
  name!: string;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
