import { IsOptional, IsString, Length } from "class-validator";

/** Which blocked addresses are wanted. */
export class BlockedAddressesDto {
  /** A part of the address or of the name. */
  @IsOptional()
  @IsString()
  @Length(1, 100)
  q?: string;
}
