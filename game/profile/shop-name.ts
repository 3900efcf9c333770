/** docs/rules/screens.md#lists-and-words */
export const SHOP_NAME_MAX = 100;
