import { IsString, Length } from "class-validator";

/** The name of one's own trader account. */
export class DeclareTraderAccountDto {
  @IsString()
  @Length(1, 40)
  username!: string;
}
