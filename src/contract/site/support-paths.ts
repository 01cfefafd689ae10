/** Where the plain form of a conversation goes: a POST that leads back to the page. */
export const supportFormPath = '/v1/supportsrv/form';
