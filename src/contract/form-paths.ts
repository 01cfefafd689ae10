/** Where the plain forms of an order's page go: cancelling and changing without script. */
export const orderDeedsPath = '/v1/ordersrv/deeds';
